import {bytesToHex} from '@noble/ciphers/utils.js';
import {readDeviceKey} from '@site/model/packet/readDeviceKey';
import {parseHex} from '@site/model/packet/scannerOutput/parseHex';
import {exampleDraft, isExample, type LabDraft} from './draft';
import {attempt, readHeard, readPayload, readSequence, readTime} from './readFields';
import {holdsServiceUuid, readLab} from './readLab';
import {spacedHex} from './texts';

/**
 * Everything but the key, as parameters of an address; none for the example.
 *
 * What a reader may have pasted in the wrong place stays out too: of bytes only those that hold the service UUID and not
 * the key, of texts only those that could be read as what they stand for.
 */
export function labParameters(draft: LabDraft): URLSearchParams {
  const result = new URLSearchParams();
  const {mode, source, heard} = draft;
  if (mode === 'read') {
    if (isExample(draft) && heard === exampleDraft.heard && source === 'unix') return result;
    result.set('lab', 'read');
    const {bytes} = readLab({...draft, key: ''});
    setBytes(result, 'packet', bytes, draft.key);
    if (source === 'uptime') result.set('counter', 'uptime');
    else if (attempt(() => readHeard(heard)).value !== undefined) result.set('heard', heard.trim());
    return result;
  }
  result.set('lab', 'build');
  setReadable(result, 'time', draft.time, readTime);
  setReadable(result, 'sequence', draft.sequence, readSequence);
  setReadable(result, 'payload', draft.payload, (text) => bytesToHex(readPayload(text)));
  const firmware = readLab({...draft, output: draft.firmware, chosen: undefined, key: ''});
  setBytes(result, 'firmware', firmware.bytes, draft.key);
  return result;
}

/** The lab as an address describes it, without a key; undefined when the address has nothing of it. */
export function labIn(search: URLSearchParams): LabDraft | undefined {
  const mode = search.get('lab');
  if (mode !== 'read' && mode !== 'build') return undefined;
  // What is no bytes stays as it is, so that its field says so.
  const spaced = (name: string) => {
    const text = search.get(name) ?? '';
    const {value: bytes} = attempt(() => parseHex(text));
    return bytes ? spacedHex(bytes) : text;
  };
  return {
    ...exampleDraft,
    mode,
    key: '',
    output: mode === 'read' ? spaced('packet') : exampleDraft.output,
    source: search.get('counter') === 'uptime' ? 'uptime' : 'unix',
    heard: search.get('heard') ?? exampleDraft.heard,
    time: search.get('time') ?? '',
    sequence: search.get('sequence') ?? '',
    payload: spaced('payload'),
    firmware: spaced('firmware'),
  };
}

function setBytes(search: URLSearchParams, name: string, bytes: Uint8Array, key: string): void {
  const hex = bytesToHex(bytes);
  const {value: secret} = attempt(() => bytesToHex(readDeviceKey(key)));
  if (bytes.length <= 64 && holdsServiceUuid(bytes) && !(secret && hex.includes(secret)))
    search.set(name, hex);
}

function setReadable(
  search: URLSearchParams,
  name: string,
  text: string,
  read: (text: string) => number | string,
): void {
  const {value} = attempt(() => read(text));
  if (value !== undefined) search.set(name, String(value));
}
