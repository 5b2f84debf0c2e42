import {readAdvertisingData} from './readAdvertisingData';
import {type ReadPacket, readServiceData} from './readServiceData';
import {hasServiceUuid, hasSwappedServiceUuid} from './serviceUuid';

/** What the bytes of a packet can be. */
export type PacketForm = 'advertising-data' | 'service-data';

/** What bytes are when nobody says so: those that begin with the service UUID are service data. */
export function formOf(bytes: Uint8Array): PacketForm {
  return hasServiceUuid(bytes) || hasSwappedServiceUuid(bytes) ? 'service-data' : 'advertising-data';
}

/**
 * Reads a packet in either form, without any cryptography.
 *
 * @throws {PacketError} of the kinds of `readAdvertisingData` and `readServiceData`
 */
export function readPacket(bytes: Uint8Array, form: PacketForm = formOf(bytes)): ReadPacket {
  return form === 'service-data' ? readServiceData(bytes) : readAdvertisingData(bytes);
}
