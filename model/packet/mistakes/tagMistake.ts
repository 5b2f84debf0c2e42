import {equalBytes} from '@noble/ciphers/utils.js';
import {concatBytes} from '@noble/ciphers/utils.js';
import {deriveDayKey, deriveNonce, derivePacketKey} from '../deriveKeys';
import type {ReadPacket} from '../readServiceData';
import {serviceUuidBytes} from '../serviceUuid';
import {applyKeystream, authenticate, tagLength} from '../seal';

/**
 * A sentence when a known mistake makes the tag of a packet, whose ephemeral device ID is right.
 *
 * @param timeCounter that of the ID
 */
export function tagMistake(
  packet: ReadPacket,
  deviceKey: Uint8Array,
  timeCounter: number,
): string | undefined {
  const {sequenceNumber, ciphertext, header, ephemeralDeviceId, tag} = packet;
  const encryptionKey = deriveDayKey(deviceKey, 'EncryptionKey', timeCounter);
  const packetKey = derivePacketKey(encryptionKey, sequenceNumber);
  const nonce = deriveNonce(deriveDayKey(deviceKey, 'NonceKey', timeCounter), sequenceNumber);
  const head = concatBytes(header, ephemeralDeviceId);
  const first = (key: Uint8Array, text: Uint8Array) => authenticate(key, text).slice(0, tagLength);
  const whole = authenticate(packetKey, ciphertext);

  const candidates: [tag: Uint8Array, sentence: string][] = [
    [whole.slice(-tagLength), 'It is the last 4 bytes of the CMAC: take the first 4.'],
    [
      first(packetKey, applyKeystream({nonce, packetKey}, ciphertext)),
      'It is the CMAC of the payload: encrypt first, then compute it over the ciphertext.',
    ],
    [first(packetKey, concatBytes(head, ciphertext)), headSentence],
    [first(packetKey, concatBytes(Uint8Array.from(serviceUuidBytes), head, ciphertext)), headSentence],
    [
      first(packetKey, concatBytes(nonce, ciphertext)),
      'It is the CMAC of nonce and ciphertext: leave the nonce out.',
    ],
    [
      first(encryptionKey, ciphertext),
      'It is the CMAC under EncryptionKey: use the packet key, derived from it with the label Key.',
    ],
    [first(deviceKey, ciphertext), 'It is the CMAC under the device key itself: use the packet key.'],
  ];
  return candidates.find(([candidate]) => equalBytes(candidate, tag))?.[1];
}

const headSentence = 'It is the CMAC of header and ciphertext: compute it over the ciphertext alone.';
