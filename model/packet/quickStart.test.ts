import fs from 'node:fs';
import {bytesToHex, utf8ToBytes} from '@noble/ciphers/utils.js';
import {expect, it} from 'vitest';
import {encodePacket} from './encodePacket';

const page = fs.readFileSync('docs/intro.mdx', 'utf8');

it('the packet that the Quick Start shows is that of the device and the day that it shows', () => {
  const key = /"key": "([^"]+)"/.exec(page)?.[1] ?? '';
  const {advertisingData} = encodePacket({
    deviceKey: Uint8Array.from(Buffer.from(key, 'base64')),
    timeCounter: Number(/"counter": (\d+)/.exec(page)?.[1]),
    sequenceNumber: Number(/"sequence_number": (\d+)/.exec(page)?.[1]),
    payload: utf8ToBytes(/payload: Buffer\.from\('([^']+)'\)/.exec(page)?.[1] ?? ''),
  });
  const digits = bytesToHex(advertisingData);
  expect(page).toContain(`\`\`\`text\n${digits}\n\`\`\``);
  expect(page).toContain(`\`${digits.slice(0, 20)}\``);
  for (const part of [digits.slice(20, 28), digits.slice(28, 36)]) expect(page).toContain(`\`${part}\``);
});
