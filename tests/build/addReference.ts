import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import kebabCase from 'lodash/kebabCase';
import pickBy from 'lodash/pickBy';
import {expect} from 'vitest';
import {generateReference} from '../../plugins/api-reference/generateReference';
import {portionOf} from '../../plugins/api-reference/testing/portionOf';
import type {publicFiles} from '../../plugins/api-reference/testing/publicFiles';
import {allOperations} from '../../sandbox/document/listOperations';
import type {OpenApiDocument} from '../../sandbox/document/OpenApiDocument';

/** So few operations of each file, since a build of all takes minutes: `npm run bench` has those of the largest. */
const most = 2;

/** Where a file's operations are taken from, if not from all over it: two schemas have pages, and not Figma's hundred. */
const isTaken: Record<string, (path: string) => boolean> = {
  'of-stapi': (name) => name === '/movie',
  'of-figma': (name) => !name.startsWith('/v1/files/{file_key}'),
};

export const folderOfOthers = 'docs/others';

/** Makes the pages of a public file in a folder of its own, beside the reference; gives their names in the build. */
export async function addReference(file: (typeof publicFiles)[number], root: string): Promise<string[]> {
  // A page that is called like its folder would be the folder's own.
  const own = `of-${kebabCase(file.name.split(':')[0])}`;
  const document = file.parse() as OpenApiDocument;
  const paths = pickBy(document.paths, (_, name) => isTaken[own]?.(name) ?? true);
  const part = portionOf({...document, paths}, most) as object as OpenApiDocument;
  const specPath = `openapi/${own}/api.json`;
  fs.mkdirSync(path.join(root, path.dirname(specPath)));
  fs.writeFileSync(path.join(root, specPath), JSON.stringify(part));
  const generatedFilesDir = path.join(root, '.docusaurus', own);
  const site = {siteDir: root, generatedFilesDir, baseUrl: '/', siteConfig: {url: 'https://docs.example'}};
  const [outputDir, downloadsDir] = [`${folderOfOthers}/${own}`, `static/others/${own}`];
  await generateReference(site as LoadContext, {specPath, outputDir, downloadsDir, editUrl: ''});
  const pages = fs.readdirSync(path.join(root, outputDir)).filter((name) => name.endsWith('.mdx'));
  expect(pages.length, file.name).toBeGreaterThan(allOperations(part).length);
  return pages.map((name) => `${own}/${name.replace('.mdx', '.html')}`);
}
