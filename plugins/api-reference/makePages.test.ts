import logger from '@docusaurus/logger';
import {afterEach, expect, it, vi} from 'vitest';
import {type FixtureSite, fixtureSite} from './fixtureSite';

vi.mock('./page/operationPage', async (importOriginal) => {
  const original = await importOriginal<typeof import('./page/operationPage')>();
  return {
    ...original,
    operationPage(...[item, ...rest]: Parameters<typeof original.operationPage>) {
      if (item.id === 'get-lamp') throw new Error('an odd schema');
      return original.operationPage(item, ...rest);
    },
  };
});

let site: FixtureSite;
afterEach(() => {
  site.remove();
  vi.restoreAllMocks();
});

const sentence = 'openapi/lamps.yaml:19: no page came out for GET /lamps/{lamp_id}: an odd schema';

it('stops the build at an operation whose page cannot be made', async () => {
  site = fixtureSite();
  await expect(site.generate()).rejects.toThrow(sentence);
  expect(() => site.list()).toThrow();
});

it('reports it and builds the rest of a file that others have written', async () => {
  site = fixtureSite(undefined, {lenient: true});
  const warn = vi.spyOn(logger, 'warn').mockImplementation(() => {});
  await site.generate();
  expect(warn.mock.calls).toEqual([[sentence]]);
  expect(site.list()).toEqual([
    'lamp-api.mdx',
    'lamp-changed.blocks.json',
    'lamp-changed.mdx',
    'sidebar.json',
  ]);
  expect(site.read('lamp-api.mdx')).not.toContain('get-lamp');
  expect(site.read('sidebar.json')).not.toContain('get-lamp');
});
