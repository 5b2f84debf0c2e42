import {comparePacket} from '@site/model/packet/comparePacket';
import {encodePacket} from '@site/model/packet/encodePacket';
import {readDeviceKey} from '@site/model/packet/readDeviceKey';
import {readPacket} from '@site/model/packet/readPacket';
import {readScannerOutput} from '@site/model/packet/scannerOutput/readScannerOutput';
import type {LabDraft} from './draft';
import {attempt, readPayload, readSequence, readTime} from './readFields';

/** Builds a packet, and compares it with the firmware's bytes when there are some; errors stand by field. */
export function buildLab(draft: LabDraft) {
  const errors: Partial<Record<'key' | 'time' | 'sequence' | 'payload' | 'firmware', string>> = {};
  const take = <Value>(field: keyof typeof errors, read: () => Value): Value | undefined => {
    const {value, error} = attempt(read);
    if (error !== undefined) errors[field] = error;
    return value;
  };
  const deviceKey = take('key', () => readDeviceKey(draft.key));
  const timeCounter = take('time', () => readTime(draft.time));
  const sequenceNumber = take('sequence', () => readSequence(draft.sequence));
  const payload = take('payload', () => readPayload(draft.payload));
  if (!deviceKey || timeCounter === undefined || sequenceNumber === undefined || !payload) return {errors};

  const input = {deviceKey, timeCounter, sequenceNumber, payload};
  const packet = encodePacket(input);
  const {fields} = readPacket(packet.advertisingData, 'advertising-data');
  if (!draft.firmware.trim()) return {errors, input, packet, fields};
  const firmware = take('firmware', () => readScannerOutput(draft.firmware).packets[0]?.bytes);
  return {errors, input, packet, fields, comparison: firmware && comparePacket(firmware, input)};
}

/** What the lab makes of a key, a time, a sequence number and a payload. */
export type BuildView = ReturnType<typeof buildLab>;
