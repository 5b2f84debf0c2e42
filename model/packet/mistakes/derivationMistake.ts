import {equalBytes} from '@noble/ciphers/utils.js';
import {deriveId} from '../deriveKeys';
import {kdf} from '../kdf';
import type {ReadPacket} from '../readServiceData';
import {changedKeys} from './changedKeys';
import {derivations} from './derivations';

/**
 * A sentence when a known mistake in the key or in its derivation makes the ephemeral device ID of a packet, which
 * tells a byte-order bug from a key bug.
 */
export function derivationMistake(
  {ephemeralDeviceId}: Pick<ReadPacket, 'ephemeralDeviceId'>,
  deviceKey: Uint8Array,
  timeCounters: readonly number[],
): string | undefined {
  const isId = (id: Uint8Array) => equalBytes(id, ephemeralDeviceId);
  for (const timeCounter of timeCounters) {
    for (const [derive, sentence] of derivations) {
      const derived = derive(deviceKey, 'DeviceKey', timeCounter, deviceKey.length);
      if (isId(derive(derived, 'DeviceID', 0, 4))) return sentence;
    }
    const derived = kdf(deviceKey, 'DeviceKey', timeCounter, deviceKey.length);
    if (isId(kdf(derived, 'DeviceID', timeCounter, 4))) {
      return 'The context of DeviceID is the time counter. It is the digit 0.';
    }
    if (isId(derived.slice(0, 4)))
      return 'The ID is the beginning of DeviceKey. Derive it from DeviceKey with the label DeviceID.';
    if (isId(kdf(deviceKey, 'DeviceID', 0, 4)))
      return 'The ID is derived from the device key. Derive it from DeviceKey of the time counter.';
    for (const [key, sentence] of changedKeys(deviceKey)) {
      if (isId(deriveId(key, timeCounter))) return sentence;
    }
  }
  return undefined;
}
