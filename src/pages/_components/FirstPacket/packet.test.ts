import fs from 'node:fs';
import {expect, it} from 'vitest';
import packet from './packet.json';

const {lines, parts} = packet;
// Its commands are executed, and its packet is computed anew by model/packet/quickStart.test.ts.
const page = fs.readFileSync('docs/intro.mdx', 'utf8');
const [digits = ''] = /(?<=```text\n)[\da-f]{62}(?=\n```)/.exec(page) ?? [];
const [answer = ''] = /(?<=```json\n)\{\n {2}"packets": \[.*?(?=```)/s.exec(page) ?? [];

it('shows the packet of the Quick Start, whole', () => {
  expect(parts.map(({bytes}) => bytes.replaceAll(' ', '')).join('')).toBe(digits);
});

it('shows what the Quick Start receives of it, in its order', () => {
  const shown = lines.map(({line}) => line.trim()).filter((line) => line !== '…');
  const received = answer.split('\n').map((line) => line.trim());
  const start = received.indexOf('"location": {') - 1;
  let from = start;
  for (const line of shown) {
    // The packet is the last of a list there.
    const at = received.indexOf(line, from);
    expect(at, line).toBeGreaterThanOrEqual(from);
    from = at + 1;
  }
  const payload = lines.find(({part}) => part === 'text');
  const [, base64 = ''] = /: "(.*)"/.exec(payload?.line ?? '') ?? [];
  expect(Buffer.from(base64, 'base64').toString()).toBe(payload?.note);
});
