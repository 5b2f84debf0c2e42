import logger from '@docusaurus/logger';
import {afterEach, expect, it, vi} from 'vitest';
import {type FixtureSite, fixtureSite, lamps} from './testing/fixtureSite';

/** An address that is no text is more than the maker of samples can take. */
const odd = lamps.replace(
  '      operationId: get-lamp\n',
  '      operationId: get-lamp\n      servers: [{url: 5}]\n',
);

let site: FixtureSite;
afterEach(() => {
  site.remove();
  vi.restoreAllMocks();
});

const sentence = 'openapi/lamps.yaml:18: no page came out for GET /lamps/{lamp_id}: ';

it('stops the build at an operation whose page cannot be made', async () => {
  site = fixtureSite(odd);
  await expect(site.generate()).rejects.toThrow(sentence);
  expect(() => site.list()).toThrow();
});

it('reports it and builds the rest of a file that others have written', async () => {
  site = fixtureSite(odd, {lenient: true});
  const warn = vi.spyOn(logger, 'warn').mockImplementation(() => {});
  await site.generate();
  expect(warn.mock.calls).toEqual([[expect.stringContaining(sentence)]]);
  expect(site.list()).toEqual([
    'lamp-api.mdx',
    'lamp-changed.blocks.json',
    'lamp-changed.mdx',
    'sidebar.json',
  ]);
  expect(site.read('lamp-api.mdx')).not.toContain('get-lamp');
  expect(site.read('sidebar.json')).not.toContain('get-lamp');
});
