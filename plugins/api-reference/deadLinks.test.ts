import {expect, it} from 'vitest';
import {apiReferenceOptions} from '../../config/apiReference';
import {projectRoot} from '../../scripts/projectRoot';
import {deadLinks} from './deadLinks';

it('finds what of this site refers to pages of our own file, once another has taken its place', async () => {
  const files = (await deadLinks(projectRoot, apiReferenceOptions, new Set())).map(({file}) => file);
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
