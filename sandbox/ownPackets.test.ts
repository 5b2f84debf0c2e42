import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {testSandbox} from './testing/testSandbox';

const root = path.join(import.meta.dirname, '..');

const files = [
  'sandbox/README.md',
  ...fs
    .readdirSync(path.join(root, 'docs'), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx$/.test(file) && !file.startsWith('api-specification'))
    .map((file) => path.join('docs', file)),
];

/** Sentences in which a page tells of the packet that the sandbox makes for a new device. */
const sentences = files.flatMap((file) =>
  fs
    .readFileSync(path.join(root, file), 'utf8')
    .split(/\n(?=[-#|\n])|(?<=\.)\s/)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => /sandbox's own:|packet of its own|register is heard/.test(sentence))
    .map((sentence) => [file, sentence] as const),
);

it('is told of where readers meet it', () => {
  expect(new Set(sentences.map(([file]) => file))).toEqual(
    new Set(['sandbox/README.md', 'docs/intro.mdx', 'docs/guides/integration/onboard-devices.mdx']),
  );
});

it.each(sentences)('is as %s says: %s', async (_, sentence) => {
  const {json, clock} = testSandbox();
  const {devices} = await json('register-new-devices', {body: {encryption: 'AES-256-CTR'}});
  clock.time += 86_400_000;
  const query = {device_id: devices[0].device_id};
  const {packets} = await json('retrieve-organization-packets', {query});
  expect(packets).toHaveLength(1);
  const [{device}] = packets;
  expect(sentence).toContain(`sequence number ${device.sequence_number}`);
  expect(sentence).toMatch(/\b(?:once|one packet)\b/);
  const payload = /payload `(\w+)`/.exec(sentence)?.[1] ?? atob(device.payload);
  expect(payload).toBe(atob(device.payload));
});
