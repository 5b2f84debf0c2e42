import {createCipheriv, timingSafeEqual} from 'node:crypto';

const serviceUuid = Buffer.of(0xa0, 0xff);

function refuse(code, sentence) {
  throw Object.assign(new RangeError(sentence), {code});
}

function checkWhole(name, value, largest) {
  if (Number.isInteger(value) && value >= 0 && value <= largest) return;
  refuse('invalid-argument', `The ${name} is ${value}: pass a whole number from 0 to ${largest}.`);
}

function checkKeyAndCounter(deviceKey, timeCounter) {
  if (![16, 32].includes(deviceKey.length)) {
    refuse(
      'invalid-argument',
      `The device key has ${deviceKey.length} bytes: pass 16 or 32, decoded from base64.`,
    );
  }
  checkWhole('time counter', timeCounter, 0xffffffff);
}

const be32 = (n) => Buffer.of(n >>> 24, n >>> 16, n >>> 8, n);
const xor = (a, b) => Buffer.from(a.map((byte, i) => byte ^ b[i]));

function aesBlock(key, block) {
  const cipher = createCipheriv(`aes-${key.length * 8}-ecb`, key, null).setAutoPadding(false);
  return Buffer.concat([cipher.update(block), cipher.final()]);
}

function double(block) {
  const carry = block[0] >> 7;
  const out = Buffer.from(block.map((byte, i) => (byte << 1) | ((block[i + 1] ?? 0) >> 7)));
  out[15] ^= carry * 0x87;
  return out;
}

// AES-CMAC, RFC 4493; the key may have 16 or 32 bytes.
function cmac(key, message) {
  const k1 = double(aesBlock(key, Buffer.alloc(16)));
  const whole = message.length > 0 && message.length % 16 === 0;
  const padded = Buffer.alloc(Math.max(16, Math.ceil(message.length / 16) * 16));
  message.copy(padded);
  if (!whole) padded[message.length] = 0x80;
  const last = padded.subarray(-16);
  xor(last, whole ? k1 : double(k1)).copy(last);
  let state = Buffer.alloc(16);
  for (let i = 0; i < padded.length; i += 16) state = aesBlock(key, xor(state, padded.subarray(i, i + 16)));
  return state;
}

// SP 800-108 counter mode with AES-CMAC.
function kdf(key, label, context, length) {
  const fixed = Buffer.concat([Buffer.from(`${label}\0${context}`), be32(length * 8)]);
  const blocks = [];
  for (let i = 1; blocks.length * 16 < length; i++) blocks.push(cmac(key, Buffer.concat([be32(i), fixed])));
  return Buffer.concat(blocks).subarray(0, length);
}

// The ephemeral device ID of one time counter, and what seals one packet of it.
function derive(deviceKey, timeCounter, sequenceNumber) {
  const size = deviceKey.length;
  const dayKey = (label) => kdf(deviceKey, label, timeCounter, size);
  return {
    id: kdf(dayKey('DeviceKey'), 'DeviceID', 0, 4),
    nonce: kdf(dayKey('NonceKey'), 'Nonce', sequenceNumber, 12),
    packetKey: kdf(dayKey('EncryptionKey'), 'Key', sequenceNumber, size),
  };
}

// AES-CTR from the nonce and a block counter of 0; it encrypts and decrypts.
function crypt({nonce, packetKey}, text) {
  const counterBlock = Buffer.concat([nonce, Buffer.alloc(4)]);
  return createCipheriv(`aes-${packetKey.length * 8}-ctr`, packetKey, counterBlock).update(text);
}

// The service data of a packet, 12 to 25 bytes, as the SDK returns it. Throws a RangeError, whose `code` is
// `payload-too-long` or `invalid-argument`. That no pair of time counter and sequence number comes twice is up to you.
export function encode({deviceKey, timeCounter, sequenceNumber, payload}) {
  checkKeyAndCounter(deviceKey, timeCounter);
  checkWhole('sequence number', sequenceNumber, 1023);
  if (payload.length > 13)
    refuse('payload-too-long', `The payload has ${payload.length} bytes: pass 0 to 13.`);

  const keys = derive(deviceKey, timeCounter, sequenceNumber);
  const ciphertext = crypt(keys, payload);
  const tag = cmac(keys.packetKey, ciphertext).subarray(0, 4);
  const header = Buffer.of(sequenceNumber >> 8, sequenceNumber & 0xff); // protocol version 0
  return Buffer.concat([serviceUuid, header, keys.id, tag, ciphertext]);
}

// What goes on air: the list of service UUIDs (AD type 0x03) and the service data (0x16), each behind its length.
export function advertisingData(serviceData) {
  const uuidList = Buffer.concat([Buffer.of(3, 0x03), serviceUuid]);
  return Buffer.concat([uuidList, Buffer.of(1 + serviceData.length, 0x16), serviceData]);
}

// The service data in advertising data. Returns undefined when a structure is cut off, when no list of service UUIDs
// holds that of the network, and when there is no service data of the network.
export function serviceDataOf(advertising) {
  let isListed = false;
  let found;
  for (let at = 0, end; advertising[at] > 0; at = end) {
    end = at + 1 + advertising[at];
    if (end > advertising.length) return undefined;
    const type = advertising[at + 1];
    const content = advertising.subarray(at + 2, end);
    if (type === 0x16 && serviceUuid.equals(content.subarray(0, 2))) found ??= content;
    for (let i = 0; type === 0x03 && i < content.length; i += 2)
      isListed ||= serviceUuid.equals(content.subarray(i, i + 2));
  }
  return isListed ? found : undefined;
}

// Returns undefined for what is no packet of this device key and time counter. Throws a RangeError when the key or the
// counter cannot be one.
export function decode(deviceKey, timeCounter, serviceData) {
  checkKeyAndCounter(deviceKey, timeCounter);
  if (!serviceUuid.equals(serviceData.subarray(0, 2))) return undefined;
  const [versionAndSeq, seqLow] = serviceData.subarray(2, 4);
  if (versionAndSeq >> 2 !== 0) return undefined;
  if (serviceData.length < 12 || serviceData.length > 25) return undefined;
  const sequenceNumber = ((versionAndSeq & 3) << 8) | seqLow;

  const keys = derive(deviceKey, timeCounter, sequenceNumber);
  const ciphertext = serviceData.subarray(12);
  const tag = cmac(keys.packetKey, ciphertext).subarray(0, 4);
  if (!keys.id.equals(serviceData.subarray(4, 8))) return undefined;
  if (!timingSafeEqual(tag, serviceData.subarray(8, 12))) return undefined;
  return {timeCounter, sequenceNumber, payload: crypt(keys, ciphertext)};
}
