import {type DecodedPacket, explainPacket} from '@site/model/packet/decodePacket';
import type {Field} from '@site/model/packet/layout';
import {PacketError} from '@site/model/packet/PacketError';
import {readDeviceKey} from '@site/model/packet/readDeviceKey';
import {formOf, readPacket} from '@site/model/packet/readPacket';
import {readScannerOutput, type ScannerOutput} from '@site/model/packet/scannerOutput/readScannerOutput';
import {hasServiceUuid} from '@site/model/packet/serviceUuid';
import {daysAround, uptimeCounters} from '@site/model/packet/timeCounter';
import type {LabDraft} from './draft';
import {attempt, readHeard} from './readFields';
import {counterText, payloadText} from './texts';
import {uncheckedList, type Verdict, verdictOf} from './verdicts';

/** What the lab finds out about pasted bytes. */
export interface ReadView {
  output?: ScannerOutput;
  outputError?: string;
  keyError?: string;
  heardError?: string;
  /** Index of the packet that is shown. */
  chosen: number;
  bytes: Uint8Array;
  fields: readonly Field[];
  packet?: DecodedPacket;
  verdict?: Verdict;
}

const nothing: ReadView = {chosen: 0, bytes: new Uint8Array(), fields: []};

/** Reads what was pasted as far as it goes: to the bytes, to their fields, or to the payload. */
export function readLab(draft: LabDraft): ReadView {
  const {value: output, error} = attempt(() => readScannerOutput(draft.output));
  if (!output) return {...nothing, outputError: error, heardError: acceptedCounters(draft).error};
  const {packets} = output;
  const isChosen = draft.chosen !== undefined && draft.chosen < packets.length;
  const first = packets.findIndex(({bytes}) => holdsServiceUuid(bytes));
  const chosen = isChosen ? Number(draft.chosen) : Math.max(first, 0);
  const {bytes} = packets[chosen];
  if ((bytes.length === 16 || bytes.length === 32) && !holdsServiceUuid(bytes)) {
    const outputError = `These ${bytes.length} bytes hold no service UUID and are as long as a device key. If they are one, move them to the field Device key: only there a key stays out of the address.`;
    return {...nothing, output, chosen, outputError};
  }
  return {...nothing, output, chosen, bytes, ...read(bytes, draft)};
}

/** Whether the service UUID stands anywhere in the bytes. */
export function holdsServiceUuid(bytes: Uint8Array): boolean {
  return bytes.some((_, offset) => hasServiceUuid(bytes, offset));
}

/** The time counters to try. */
function acceptedCounters({source, heard}: LabDraft) {
  return attempt(() => (source === 'uptime' ? uptimeCounters : daysAround(readHeard(heard))));
}

function read(bytes: Uint8Array, draft: LabDraft): Partial<ReadView> {
  const {value: timeCounters, error: heardError} = acceptedCounters(draft);
  let fields: readonly Field[];
  try {
    ({fields} = readPacket(bytes));
  } catch (error) {
    if (error instanceof PacketError) return {fields: error.fields, verdict: verdictOf(error), heardError};
    throw error;
  }
  const open = formOf(bytes) === 'service-data' ? ` ${uncheckedList}` : '';
  if (!draft.key.trim()) return {fields, verdict: withoutKey(open), heardError};
  if (!timeCounters) return {fields, heardError};
  const {value: deviceKey, error: keyError} = attempt(() => readDeviceKey(draft.key));
  if (!deviceKey) return {fields, keyError};
  const {packet, error, ...explained} = explainPacket(bytes, {deviceKey, timeCounters});
  return {...explained, packet, verdict: error ? verdictOf(error) : genuine(packet, open)};
}

function withoutKey(open: string): Verdict {
  const text = `Enter the device key to check ephemeral device ID and tag, and to decrypt the payload.${open}`;
  return {tone: 'open', title: 'The layout is right', text};
}

function genuine({timeCounter, sequenceNumber, payload}: DecodedPacket, open: string): Verdict {
  const found = `Time counter ${counterText(timeCounter)}, sequence number ${sequenceNumber}, payload ${payloadText(payload)}`;
  return {tone: 'good', title: 'Genuine: ID and tag are those of this key', text: `${found}.${open}`};
}
