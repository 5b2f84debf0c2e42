import path from 'node:path';
import {expect, it} from 'vitest';
import {apiReferenceOptions} from '../../config/apiReference';
import {projectRoot} from '../../scripts/projectRoot';
import {loadDocument} from './document/loadDocument';
import {makePages} from './makePages';
import {addressesOf, gonePages, readSite} from './siteLinks';

const site = readSite(projectRoot, apiReferenceOptions.outputDir);

it('finds what of this site refers to pages of our own file, once another has taken its place', async () => {
  const files = gonePages(await site, new Map(), apiReferenceOptions).map(({file}) => file);
  for (const file of [
    'config/navbar.ts',
    'config/redirects.json',
    'docs/asked/api.yaml',
    'docs/guides/integration/onboard-devices.mdx',
    'src/components/EntryPoints/entryPoints.ts',
    'src/components/SearchBar/StartList.tsx',
  ])
    expect(files).toContain(file);
});

it('knows the addresses of written pages', async () => {
  const addresses = addressesOf(await site);
  for (const address of ['/docs/intro', '/docs/guides/rollout', '/docs/guides/Integration'])
    expect(addresses).toContain(address);
  expect(addresses).not.toContain('/docs/guides/integration');
});

it('finds the page of each link in descriptions of our own file', async () => {
  const loaded = await loadDocument(path.join(projectRoot, apiReferenceOptions.specPath), projectRoot);
  const {deadLinks} = makePages(loaded, apiReferenceOptions, '/', addressesOf(await site));
  expect(deadLinks).toEqual([]);
});
