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
  const {mode, source, heard, time, sequence, payload} = draft;
  if (mode === 'read') {
    if (isExample(draft) && heard === exampleDraft.heard && source === 'unix') return new URLSearchParams();
    const isDay = attempt(() => readHeard(heard)).value !== undefined;
    return parametersOf({
      lab: 'read',
      packet: bytesIn(draft),
      counter: source === 'uptime' ? 'uptime' : undefined,
      heard: source === 'unix' && isDay ? heard.trim() : undefined,
    });
  }
  return parametersOf({
    lab: 'build',
    time: attempt(() => readTime(time)).value,
    sequence: attempt(() => readSequence(sequence)).value,
    payload: attempt(() => bytesToHex(readPayload(payload))).value,
    firmware: bytesIn({...draft, output: draft.firmware, chosen: undefined}),
  });
}

function parametersOf(values: Record<string, string | number | undefined>): URLSearchParams {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}

/** The bytes that a draft reads, unless they may be something else than a packet. */
function bytesIn(draft: LabDraft): string | undefined {
  const {bytes} = readLab({...draft, key: ''});
  const hex = bytesToHex(bytes);
  const {value: secret} = attempt(() => bytesToHex(readDeviceKey(draft.key)));
  const isPacket = bytes.length <= 64 && holdsServiceUuid(bytes) && !(secret && hex.includes(secret));
  return isPacket ? hex : undefined;
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
