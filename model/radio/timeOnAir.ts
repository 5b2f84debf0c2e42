import {advertisingHeaderLength, maxPayloadLength, serviceDataHeaderLength} from '../packet/layout';
import {checkQuantity} from '../quantities/checkQuantity';

const bytesAroundData = 16;
const microsecondsPerByte = 8;
const channels = 3;

/** How long one packet occupies the air. */
export interface TimeOnAir {
  /** Advertising data, 18 to 31 bytes. */
  dataBytes: number;
  /** On one channel, in microseconds. */
  channelUs: number;
  /** On the three channels of an advertising event, in microseconds. */
  eventUs: number;
}

/**
 * Time on air of a legacy advertising packet on the 1M PHY: 8 µs for each byte, 16 bytes around the advertising data.
 *
 * @param payloadBytes at most {@link maxPayloadLength}
 * @throws {RangeError} for another length
 */
export function timeOnAir(payloadBytes: number): TimeOnAir {
  checkQuantity('payload', payloadBytes, {min: 0, max: maxPayloadLength, unit: 'bytes'});
  const dataBytes = advertisingHeaderLength + serviceDataHeaderLength + payloadBytes;
  const channelUs = (bytesAroundData + dataBytes) * microsecondsPerByte;
  return {dataBytes, channelUs, eventUs: channels * channelUs};
}
