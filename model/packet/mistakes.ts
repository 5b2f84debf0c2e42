import {cmac, ctr} from '@noble/ciphers/aes.js';
import {bytesToHex, concatBytes, equalBytes, utf8ToBytes} from '@noble/ciphers/utils.js';
import {
  applyKeystream,
  authenticate,
  deriveDayKey,
  deriveId,
  deriveNonce,
  derivePacketKey,
  kdf,
  type PacketKeys,
  tagLength,
  uint32,
} from './deriveKeys';
import type {ReadPacket} from './readServiceData';
import {serviceUuidBytes} from './serviceUuid';

/** What a known mistake makes, and the sentence that names it; none holds any part of a key. */
type Candidate = readonly [bytes: Uint8Array, sentence: string];

function sentenceFor(bytes: Uint8Array, candidates: readonly Candidate[]): string | undefined {
  return candidates.find(([candidate]) => equalBytes(candidate, bytes))?.[1];
}

/** A sentence when a known mistake makes this ciphertext of a payload; an empty one shows nothing. */
export function ciphertextMistake(
  {nonce, packetKey}: PacketKeys,
  payload: Uint8Array,
  ciphertext: Uint8Array,
): string | undefined {
  if (payload.length === 0) return undefined;
  const from = (...initialBlock: Uint8Array[]) =>
    ctr(packetKey, concatBytes(...initialBlock)).encrypt(payload);
  return sentenceFor(ciphertext, [
    [payload, 'The payload is not encrypted: run AES-CTR over it.'],
    [
      from(nonce, uint32(1)),
      'The block counter begins at 1. Begin at 0: the initial block is the nonce, then 00 00 00 00.',
    ],
    [
      from(uint32(0), nonce),
      'The nonce stands at the end of the initial block. Put it first, then 00 00 00 00.',
    ],
    [from(new Uint8Array(16)), 'The initial block is all zeros. Put the nonce into its first 12 bytes.'],
  ]);
}

/**
 * A sentence when a known mistake makes the tag of a packet, whose ephemeral device ID is right.
 *
 * @param timeCounter that of the ID
 */
export function tagMistake(
  {sequenceNumber, ciphertext, header, ephemeralDeviceId, tag}: ReadPacket,
  deviceKey: Uint8Array,
  timeCounter: number,
): string | undefined {
  const encryptionKey = deriveDayKey(deviceKey, 'EncryptionKey', timeCounter);
  const packetKey = derivePacketKey(encryptionKey, sequenceNumber);
  const nonce = deriveNonce(deriveDayKey(deviceKey, 'NonceKey', timeCounter), sequenceNumber);
  const first = (key: Uint8Array, ...text: Uint8Array[]) =>
    authenticate(key, concatBytes(...text)).slice(0, tagLength);
  const headSentence = 'It is the CMAC of header and ciphertext: compute it over the ciphertext alone.';
  return sentenceFor(tag, [
    [
      authenticate(packetKey, ciphertext).slice(-tagLength),
      'It is the last 4 bytes of the CMAC: take the first 4.',
    ],
    [
      first(packetKey, applyKeystream({nonce, packetKey}, ciphertext)),
      'It is the CMAC of the payload: encrypt first, then compute it over the ciphertext.',
    ],
    [first(packetKey, header, ephemeralDeviceId, ciphertext), headSentence],
    [
      first(packetKey, Uint8Array.from(serviceUuidBytes), header, ephemeralDeviceId, ciphertext),
      headSentence,
    ],
    [first(packetKey, nonce, ciphertext), 'It is the CMAC of nonce and ciphertext: leave the nonce out.'],
    [
      first(encryptionKey, ciphertext),
      'It is the CMAC under EncryptionKey: use the packet key, derived from it with the label Key.',
    ],
    [first(deviceKey, ciphertext), 'It is the CMAC under the device key itself: use the packet key.'],
  ]);
}

/** The parts of the message of a CMAC that a firmware may write in another way. */
interface Parts {
  counter: Uint8Array;
  zero: Uint8Array;
  context: Uint8Array;
  bits: Uint8Array;
}

/** Derives as the protocol does, but for what `change` replaces. */
function derivationWith(
  change: (values: {counter: number; context: number; length: number}) => Partial<Parts>,
): typeof kdf {
  return (key, label, context, length) => {
    const blocks = Array.from({length: Math.ceil(length / 16)}, (_, index) => {
      const parts: Parts = {
        counter: uint32(index + 1),
        zero: new Uint8Array(1),
        context: utf8ToBytes(String(context)),
        bits: uint32(length * 8),
        ...change({counter: index + 1, context, length}),
      };
      return cmac(concatBytes(parts.counter, utf8ToBytes(label), parts.zero, parts.context, parts.bits), key);
    });
    return concatBytes(...blocks).slice(0, length);
  };
}

/** The derivation with the counters *i* and *L* in the wrong byte order. */
export const littleEndianKdf = derivationWith(({counter, length}) => ({
  counter: uint32(counter).reverse(),
  bits: uint32(length * 8).reverse(),
}));

/** Mistaken derivations, and what to say of each. */
const derivations: readonly [typeof kdf, string][] = [
  [
    derivationWith(({length}) => ({bits: uint32(length)})),
    'The key derivation writes L in bytes. Write it in bits: 128, 256 or 32.',
  ],
  [
    derivationWith(({context}) => ({context: uint32(context)})),
    'The key derivation writes the context in binary. Write it in decimal ASCII digits, without leading zeros.',
  ],
  [
    derivationWith(({context}) => ({context: uint32(context).reverse()})),
    'The key derivation writes the context in binary, little-endian. Write it in decimal ASCII digits.',
  ],
  [
    derivationWith(({context}) => ({context: utf8ToBytes(`${context}\0`)})),
    'The key derivation takes the zero byte behind the context along. Stop before it.',
  ],
  [
    derivationWith(() => ({zero: new Uint8Array()})),
    'The key derivation lacks the zero byte between label and context.',
  ],
  [
    derivationWith(() => ({counter: new Uint8Array()})),
    'The key derivation lacks the counter i in front of the label.',
  ],
  [
    derivationWith(() => ({counter: Uint8Array.of(1)})),
    'The key derivation writes the counter i in 1 byte. Write it in 4, big-endian.',
  ],
];

/** Ways in which a key gets into a device changed. */
function changedKeys(key: Uint8Array): Candidate[] {
  const ascii = utf8ToBytes(bytesToHex(key));
  const asciiSentence = 'The device uses the hexadecimal digits of this key as bytes: decode the text first.';
  const base64 = utf8ToBytes(btoa(String.fromCharCode(...key)));
  const words = key.slice();
  for (let start = 0; start < words.length; start += 4) words.subarray(start, start + 4).reverse();
  const candidates: Candidate[] = [
    [
      key.slice().reverse(),
      'The device holds this key with its bytes in reverse: a byte-order bug, the key is right.',
    ],
    [
      words,
      'The device holds this key with the bytes of each 32-bit word in reverse: a byte-order bug, the key is right.',
    ],
    [key.slice(0, 16), 'The device uses the first 16 bytes of this key: build it with the 256-bit key size.'],
    [ascii.slice(0, key.length), asciiSentence],
    [ascii.slice(0, 16), asciiSentence],
    [
      base64.slice(0, key.length),
      'The device uses the Base64 text of this key as bytes: decode the text first.',
    ],
    [
      new Uint8Array(key.length),
      'The device uses a key of zeros: it was never provisioned, or its buffer was cleared.',
    ],
    [new Uint8Array(key.length).fill(0xff), 'The device uses a key of ff bytes: it reads erased flash.'],
  ];
  return candidates.filter(([candidate]) => !equalBytes(candidate, key));
}

/**
 * A sentence when a known mistake in the key or in its derivation makes the ephemeral device ID of a packet, which
 * tells a byte-order bug from a key bug.
 */
export function derivationMistake(
  {ephemeralDeviceId}: Pick<ReadPacket, 'ephemeralDeviceId'>,
  deviceKey: Uint8Array,
  timeCounters: readonly number[],
): string | undefined {
  const keys = changedKeys(deviceKey);
  for (const timeCounter of timeCounters) {
    const derived = deriveDayKey(deviceKey, 'DeviceKey', timeCounter);
    const sentence = sentenceFor(ephemeralDeviceId, [
      ...derivations.map(([derive, told]) => [deriveId(deviceKey, timeCounter, derive), told] as const),
      [
        kdf(derived, 'DeviceID', timeCounter, 4),
        'The context of DeviceID is the time counter. It is the digit 0.',
      ],
      [
        derived.slice(0, 4),
        'The ID is the beginning of DeviceKey. Derive it from DeviceKey with the label DeviceID.',
      ],
      [
        kdf(deviceKey, 'DeviceID', 0, 4),
        'The ID is derived from the device key. Derive it from DeviceKey of the time counter.',
      ],
      ...keys.map(([key, told]) => [deriveId(key, timeCounter), told] as const),
    ]);
    if (sentence) return sentence;
  }
  return undefined;
}
