import {type Comparison, comparePacket} from '@site/model/packet/comparePacket';
import {type EncodedPacket, encodePacket, type PacketInput} from '@site/model/packet/encodePacket';
import {PacketError} from '@site/model/packet/PacketError';
import {readDeviceKey} from '@site/model/packet/readDeviceKey';
import {readScannerOutput} from '@site/model/packet/scannerOutput/readScannerOutput';
import {ScannerOutputError} from '@site/model/packet/scannerOutput/ScannerOutput';
import type {LabDraft} from './draft';
import {readPayload, readSequence, readTime} from './readFields';

/** A field of the form, by the name of its control. */
type BuildField = 'key' | 'time' | 'sequence' | 'payload' | 'firmware';

/** What the lab makes of a key, a time, a sequence number and a payload. */
export interface BuildView {
  /** What is wrong, by field. */
  errors: Partial<Record<BuildField, string>>;
  input?: PacketInput;
  packet?: EncodedPacket;
  comparison?: Comparison;
  /** The bytes that are compared. */
  firmware?: Uint8Array;
}

/** Builds a packet, and compares it with the firmware's bytes when there are some. */
export function buildLab(draft: LabDraft): BuildView {
  const errors: BuildView['errors'] = {};
  const attempt = <Value>(field: BuildField, read: () => Value): Value | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof PacketError || error instanceof ScannerOutputError)) throw error;
      errors[field] = error.message;
      return undefined;
    }
  };
  const deviceKey = attempt('key', () => readDeviceKey(draft.key));
  const timeCounter = attempt('time', () => readTime(draft.time));
  const sequenceNumber = attempt('sequence', () => readSequence(draft.sequence));
  const payload = attempt('payload', () => readPayload(draft.payload));
  if (!deviceKey || timeCounter === undefined || sequenceNumber === undefined || !payload) return {errors};

  const input: PacketInput = {deviceKey, timeCounter, sequenceNumber, payload};
  const packet = encodePacket(input);
  if (!draft.firmware.trim()) return {errors, input, packet};
  const firmware = attempt('firmware', () => readScannerOutput(draft.firmware).packets[0]?.bytes);
  return {errors, input, packet, firmware, comparison: firmware && comparePacket(firmware, input)};
}
