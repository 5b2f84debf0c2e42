// Known mistakes of encoders: each function says which of them makes the bytes of a packet. No sentence holds any part
// of a key.
import {cmac, ctr} from '@noble/ciphers/aes.js';
import {bytesToHex, concatBytes, equalBytes, utf8ToBytes} from '@noble/ciphers/utils.js';
import {
  applyKeystream,
  counterModeKdf,
  deriveDayKey,
  deriveId,
  deriveNonce,
  derivePacketKey,
  kdf,
  type PacketKeys,
  tagOf,
  uint32,
} from './deriveKeys';
import type {ReadPacket} from './readPacket';
import {serviceUuidBytes} from './serviceUuid';

/** A sentence when a known mistake makes this ciphertext of a payload; an empty one shows nothing. */
export function ciphertextMistake(
  {nonce, packetKey}: PacketKeys,
  payload: Uint8Array,
  ciphertext: Uint8Array,
): string | undefined {
  if (payload.length === 0) return undefined;
  if (equalBytes(ciphertext, payload)) return 'The payload is not encrypted: run AES-CTR over it.';
  const isFrom = (...initialBlock: Uint8Array[]) =>
    equalBytes(ciphertext, ctr(packetKey, concatBytes(...initialBlock)).encrypt(payload));
  if (isFrom(nonce, uint32(1)))
    return 'The block counter begins at 1. Begin at 0: the initial block is the nonce, then 00 00 00 00.';
  if (isFrom(uint32(0), nonce))
    return 'The nonce stands at the end of the initial block. Put it first, then 00 00 00 00.';
  if (isFrom(new Uint8Array(16)))
    return 'The initial block is all zeros. Put the nonce into its first 12 bytes.';
  return undefined;
}

/** A sentence when a known mistake makes the tag of a packet, whose ephemeral device ID is that of the time counter. */
export function tagMistake(
  {sequenceNumber, ciphertext, header, ephemeralDeviceId, tag}: ReadPacket,
  deviceKey: Uint8Array,
  timeCounter: number,
): string | undefined {
  const encryptionKey = deriveDayKey(deviceKey, 'EncryptionKey', timeCounter);
  const packetKey = derivePacketKey(encryptionKey, sequenceNumber);
  const nonce = deriveNonce(deriveDayKey(deviceKey, 'NonceKey', timeCounter), sequenceNumber);
  const isOf = (key: Uint8Array, ...text: Uint8Array[]) => equalBytes(tag, tagOf(concatBytes(...text), key));

  if (equalBytes(tag, cmac(ciphertext, packetKey).slice(-4)))
    return 'It is the last 4 bytes of the CMAC: take the first 4.';
  if (isOf(packetKey, applyKeystream({nonce, packetKey}, ciphertext)))
    return 'It is the CMAC of the payload: encrypt first, then compute it over the ciphertext.';
  const head = [header, ephemeralDeviceId, ciphertext];
  if (isOf(packetKey, ...head) || isOf(packetKey, Uint8Array.from(serviceUuidBytes), ...head))
    return 'It is the CMAC of header and ciphertext: compute it over the ciphertext alone.';
  if (isOf(packetKey, nonce, ciphertext))
    return 'It is the CMAC of nonce and ciphertext: leave the nonce out.';
  if (isOf(encryptionKey, ciphertext))
    return 'It is the CMAC under EncryptionKey: use the packet key, derived from it with the label Key.';
  if (isOf(deviceKey, ciphertext)) return 'It is the CMAC under the device key itself: use the packet key.';
  return undefined;
}

/** The parts of the message of a CMAC that a firmware may write in another way. */
interface Parts {
  counter: typeof uint32;
  zero: Uint8Array;
  context: Uint8Array;
  bits: Uint8Array;
}

/** Derives as the protocol does, but for what `change` replaces. */
function derivationWith(change: (values: {context: number; length: number}) => Partial<Parts>): typeof kdf {
  return (key, label, context, length) => {
    const parts: Parts = {
      counter: uint32,
      zero: new Uint8Array(1),
      context: utf8ToBytes(String(context)),
      bits: uint32(length * 8),
      ...change({context, length}),
    };
    const fixedData = concatBytes(utf8ToBytes(label), parts.zero, parts.context, parts.bits);
    return counterModeKdf(key, fixedData, length, parts.counter);
  };
}

/** The derivation with the counters *i* and *L* in the wrong byte order. */
export const littleEndianKdf = derivationWith(({length}) => ({
  counter: (index) => uint32(index).reverse(),
  bits: uint32(length * 8).reverse(),
}));

/**
 * A sentence when a known mistake in the key or in its derivation makes the ephemeral device ID of a packet, which
 * tells a byte-order bug from a key bug.
 */
export function derivationMistake(
  {ephemeralDeviceId}: ReadPacket,
  deviceKey: Uint8Array,
  timeCounters: readonly number[],
): string | undefined {
  for (const timeCounter of timeCounters) {
    const sentence =
      kdfMistake(ephemeralDeviceId, deviceKey, timeCounter) ??
      keyMistake(ephemeralDeviceId, deviceKey, timeCounter);
    if (sentence) return sentence;
  }
  return undefined;
}

function kdfMistake(id: Uint8Array, deviceKey: Uint8Array, timeCounter: number): string | undefined {
  const isBy = (change: Parameters<typeof derivationWith>[0]) =>
    equalBytes(id, deriveId(deviceKey, timeCounter, derivationWith(change)));
  if (isBy(({length}) => ({bits: uint32(length)})))
    return 'The key derivation writes L in bytes. Write it in bits: 128, 256 or 32.';
  if (isBy(({context}) => ({context: uint32(context)})))
    return 'The key derivation writes the context in binary. Write it in decimal ASCII digits, without leading zeros.';
  if (isBy(({context}) => ({context: uint32(context).reverse()})))
    return 'The key derivation writes the context in binary, little-endian. Write it in decimal ASCII digits.';
  if (isBy(({context}) => ({context: utf8ToBytes(`${context}\0`)})))
    return 'The key derivation takes the zero byte behind the context along. Stop before it.';
  if (isBy(() => ({zero: new Uint8Array()})))
    return 'The key derivation lacks the zero byte between label and context.';
  if (isBy(() => ({counter: () => new Uint8Array()})))
    return 'The key derivation lacks the counter i in front of the label.';
  if (isBy(() => ({counter: (index) => Uint8Array.of(index)})))
    return 'The key derivation writes the counter i in 1 byte. Write it in 4, big-endian.';

  const derived = deriveDayKey(deviceKey, 'DeviceKey', timeCounter);
  if (equalBytes(id, kdf(derived, 'DeviceID', timeCounter, 4)))
    return 'The context of DeviceID is the time counter. It is the digit 0.';
  if (equalBytes(id, derived.slice(0, 4)))
    return 'The ID is the beginning of DeviceKey. Derive it from DeviceKey with the label DeviceID.';
  if (equalBytes(id, kdf(deviceKey, 'DeviceID', 0, 4)))
    return 'The ID is derived from the device key. Derive it from DeviceKey of the time counter.';
  return undefined;
}

/** Ways in which a key gets into a device changed. */
function keyMistake(id: Uint8Array, key: Uint8Array, timeCounter: number): string | undefined {
  const isWith = (changed: Uint8Array) =>
    !equalBytes(changed, key) && equalBytes(id, deriveId(changed, timeCounter));
  if (isWith(key.slice().reverse()))
    return 'The device holds this key with its bytes in reverse: a byte-order bug, the key is right.';
  const words = key.slice();
  for (let start = 0; start < words.length; start += 4) words.subarray(start, start + 4).reverse();
  if (isWith(words))
    return 'The device holds this key with the bytes of each 32-bit word in reverse: a byte-order bug, the key is right.';
  if (isWith(key.slice(0, 16)))
    return 'The device uses the first 16 bytes of this key: build it with the 256-bit key size.';
  const ascii = utf8ToBytes(bytesToHex(key));
  if (isWith(ascii.slice(0, key.length)) || isWith(ascii.slice(0, 16)))
    return 'The device uses the hexadecimal digits of this key as bytes: decode the text first.';
  if (isWith(utf8ToBytes(btoa(String.fromCharCode(...key))).slice(0, key.length)))
    return 'The device uses the Base64 text of this key as bytes: decode the text first.';
  if (isWith(new Uint8Array(key.length)))
    return 'The device uses a key of zeros: it was never provisioned, or its buffer was cleared.';
  if (isWith(new Uint8Array(key.length).fill(0xff)))
    return 'The device uses a key of ff bytes: it reads erased flash.';
  return undefined;
}
