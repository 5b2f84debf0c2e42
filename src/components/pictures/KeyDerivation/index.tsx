import {Drawing} from '@site/src/components/drawing';
import type {ReactNode} from 'react';
import {narrow, wide} from './layouts';
import {payloadLength} from './parts';

const description = [
  'The device key has K bytes, 16 or 32.',
  'Once per time counter, KDF with the time counter as context derives three keys of K bytes from it: DeviceKey, EncryptionKey and NonceKey.',
  'KDF of DeviceKey with the label DeviceID and the context 0 gives the ephemeral device ID of 4 bytes.',
  'For each packet, KDF of EncryptionKey with the label Key and the sequence number gives the packet key of K bytes, and KDF of NonceKey with the label Nonce and the sequence number gives the nonce of 12 bytes.',
  `AES-CTR encrypts the payload of ${payloadLength} under packet key and nonce.`,
  'AES-CMAC over the ciphertext, under the same packet key, gives the authentication tag: its first 4 bytes.',
  'On air go the ephemeral device ID at offset 10, the tag at offset 14 and the ciphertext from offset 18 on.',
].join(' ');

/** How a device key becomes the fields of a packet: each key, its length and the function that makes it. */
export default function KeyDerivation(): ReactNode {
  return (
    <Drawing title="From device key to packet" description={description} narrow={narrow()} wide={wide()} />
  );
}
