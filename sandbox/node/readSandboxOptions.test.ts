import {expect, it} from 'vitest';
import {readSandboxOptions} from './readSandboxOptions';

const defaults = {port: '4010', packets: '0', 'org-type': 'sandbox', 'no-limits': false};

it('reads the defaults', () => {
  expect(readSandboxOptions(defaults)).toEqual({
    port: 4010,
    webhook: undefined,
    packets: 0,
    startAs: 'sandbox',
    hasLimits: true,
  });
});

it.each([
  ['port', {port: 'x'}],
  ['packets', {packets: '-1'}],
  ['org-type', {'org-type': 'trial'}],
  ['webhook', {webhook: 'https://ingest.logistics.example/packets'}],
  ['webhook', {webhook: 'localhost'}],
  ['webhook', {webhook: 'http://user:password@localhost:8080/packets'}],
])('names a wrong --%s', (name, change) => {
  expect(() => readSandboxOptions({...defaults, ...change})).toThrow(new RegExp(`^--${name} is "`));
});
