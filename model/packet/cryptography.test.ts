import {cmac, ctr} from '@noble/ciphers/aes.js';
import {bytesToHex, concatBytes, hexToBytes} from '@noble/ciphers/utils.js';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {applyKeystream, counterModeKdf, kdf} from './deriveKeys';

/** The message of RFC 4493, SP 800-38A and SP 800-38B. */
const message = hexToBytes(
  '6bc1bee22e409f96e93d7e117393172aae2d8a571e03ac9c9eb76fac45af8e51' +
    '30c81c46a35ce411e5fbc1191a0a52eff69f2445df4f9b17ad2b417be66c3710',
);
const key128 = hexToBytes('2b7e151628aed2a6abf7158809cf4f3c');
const key256 = hexToBytes('603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4');

describe('AES-CMAC', () => {
  it.each([
    ['RFC 4493', key128, 0, 'bb1d6929e95937287fa37d129b756746'],
    ['RFC 4493', key128, 16, '070a16b46b4d4144f79bdd9dd04a287c'],
    ['RFC 4493', key128, 40, 'dfa66747de9ae63030ca32611497c827'],
    ['RFC 4493', key128, 64, '51f0bebf7e3b9d92fc49741779363cfe'],
    ['SP 800-38B', key256, 0, '028962f61b7bf89efc6b551f4667d983'],
    ['SP 800-38B', key256, 16, '28a7023f452e8f82bd4bf28d8c37c35c'],
    ['SP 800-38B', key256, 40, 'aaf3d8f1de5640c232f5b169b9c911e6'],
    ['SP 800-38B', key256, 64, 'e1992190549f6ed5696a2c056c315410'],
  ])('gives the vector of %s for %#', (_, key, length, expected) => {
    expect(bytesToHex(cmac(message.slice(0, length), key))).toBe(expected);
  });

  it('agrees with one made of the AES-CBC of WebCrypto', async () => {
    await fc.assert(
      fc.asyncProperty(keys, fc.uint8Array({maxLength: 70}), async (key, text) => {
        expect(cmac(text, key)).toEqual(await webCryptoCmac(key, text));
      }),
      {numRuns: 200},
    );
  });
});

describe('AES-CTR', () => {
  const initialBlock = hexToBytes('f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff');

  it.each([
    [
      key128,
      '874d6191b620e3261bef6864990db6ce9806f66b7970fdff8617187bb9fffdff' +
        '5ae4df3edbd5d35e5b4f09020db03eab1e031dda2fbe03d1792170a0f3009cee',
    ],
    [
      key256,
      '601ec313775789a5b7a7f504bbf3d228f443e3ca4d62b59aca84e990cacaf5c5' +
        '2b0930daa23de94ce87017ba2d84988ddfc9c58db67aada613c2dd08457941a6',
    ],
  ])('gives vector %# of SP 800-38A F.5', (key, expected) => {
    expect(bytesToHex(ctr(key, initialBlock).encrypt(message))).toBe(expected);
  });

  it('agrees with WebCrypto, with the nonce in front and the counter from 0', async () => {
    const nonces = fc.uint8Array({minLength: 12, maxLength: 12});
    await fc.assert(
      fc.asyncProperty(keys, nonces, fc.uint8Array({maxLength: 13}), async (key, nonce, text) => {
        const secret = await crypto.subtle.importKey('raw', own(key), 'AES-CTR', false, ['encrypt']);
        const counter = own(concatBytes(nonce, new Uint8Array(4)));
        const encrypted = await crypto.subtle.encrypt(
          {name: 'AES-CTR', counter, length: 32},
          secret,
          own(text),
        );
        expect(applyKeystream({nonce, packetKey: key}, text)).toEqual(new Uint8Array(encrypted));
      }),
      {numRuns: 200},
    );
  });
});

describe('the key derivation function', () => {
  it.each([
    [
      'AES-128',
      16,
      'c10b152e8c97b77e18704e0f0bd38305',
      '98cd4cbbbebe15d17dc86e6dbad800a2dcbd64f7c7ad0e78e9cf94ffdba89d03e97eadf6c4f7b806caf52aa38f09d0eb71d71f497bcc6906b48d36c4',
      '26faf61908ad9ee881b8305c221db53f',
    ],
    [
      'AES-128',
      32,
      '695f1b1a16c949cea51cdf2554ec9d42',
      '4fce5942832a390aa1cbe8a0bf9d202cb799e986c9d6b51f45e4d597a6b57f06a4ebfec6467335d116b7f5f9c5b954062f661820f5db2a5bbb3e0625',
      'd34b601ec18c34dfa0f9e0b7523e218bdddb9befe8d08b6c0202d75ace0dba89',
    ],
    [
      'AES-128',
      20,
      'b523ae21fc36bc58cc46e5a3cda97493',
      '8dbe6d4d9b09b2eabd165b6e6e97e3bc782f8335cb1ea04ad0403affd88a5071db5f36ce2e84ab296261730b2226a9189d867991fbd4ff86f43a3cfb',
      '530211df01975dd6c08064c34105f88a6007f2b2',
    ],
    [
      'AES-256',
      16,
      'ec9bf202ca734acacb4c880ab3fab2a11a27ec877c66842f16f7cf5e611b55d8',
      '29bba1516d9d58ca3b88c9e01f88e02aa04fa62f6e0314393e89e41dc8a85c91faf8d4344f550d4be9c7ca7ac736e908a257ecc77352cf8726314322',
      '1aa9c924cd2eba50e5b5aad7fb27a0f8',
    ],
    [
      'AES-256',
      32,
      'd54b6fd94f7cf98fd955517f937e9927f9536caebe148fba1818c1ba46bba3a4',
      '94c4a0c69526196c1377cebf0a2ae0fb4b57797c61bea8eeb0518ca08652d14a5e1bd1b116b1794ac8a476acbdbbcd4f6142d7b8515bad09ec72f7af',
      '2e1efed4aef3fdd324e098c0a07c0d97f8fd2c748a996ce29861ca042474daea',
    ],
    [
      'AES-256',
      20,
      '99f212241a343c1c8c2104ca6d28062413d985c21e6bba27fde0c622e2e4e6b7',
      'af8dc1cb7d1f82ca834628c20f0fc81920eb3ff3f75d3f4e3000593e9c15872479711d99d1b7be794f58d80a31bb112219dc16e6354111ab1161e21d',
      '7f778c625bf0d083169a51584f6683f24af7c35e',
    ],
  ])('gives the SP 800-108 vector of CMAC-%s and %i bytes', (_, length, key, fixedData, expected) => {
    expect(bytesToHex(counterModeKdf(hexToBytes(key), hexToBytes(fixedData), length))).toBe(expected);
  });

  it('is the CMAC of the message that the page spells out', () => {
    const first = hexToBytes('000000014465766963654b657900323034353400000100');
    expect(kdf(key256, 'DeviceKey', 20454, 32).slice(0, 16)).toEqual(cmac(first, key256));
  });
});

const keys = fc.constantFrom(16, 32).chain((length) => fc.uint8Array({minLength: length, maxLength: length}));

/** WebCrypto takes no view of memory that might be shared. */
function own(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes);
}

/** AES-CMAC after RFC 4493: the last block of a CBC with its initial block 0, and a last block masked by a subkey. */
async function webCryptoCmac(key: Uint8Array, text: Uint8Array): Promise<Uint8Array> {
  const secret = await crypto.subtle.importKey('raw', own(key), 'AES-CBC', false, ['encrypt']);
  const chain = async (blocks: Uint8Array<ArrayBuffer>) => {
    const encrypted = await crypto.subtle.encrypt({name: 'AES-CBC', iv: new Uint8Array(16)}, secret, blocks);
    return new Uint8Array(encrypted).slice(blocks.length - 16, blocks.length);
  };
  const isWhole = text.length > 0 && text.length % 16 === 0;
  const padded = new Uint8Array(Math.max(16, Math.ceil(text.length / 16) * 16));
  padded.set(text);
  if (!isWhole) padded[text.length] = 0x80;
  const subkey = doubled(await chain(new Uint8Array(16)));
  const mask = isWhole ? subkey : doubled(subkey);
  mask.forEach((byte, index) => {
    padded[padded.length - 16 + index] ^= byte;
  });
  return chain(padded);
}

function doubled(block: Uint8Array): Uint8Array {
  const out = block.map((byte, index) => (byte << 1) | ((block[index + 1] ?? 0) >> 7));
  out[15] ^= (block[0] >> 7) * 0x87;
  return out;
}
