import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {projectRoot} from '../../scripts/projectRoot';
import {className, moduleDigest} from './classNames';

const folders = [
  'src',
  'plugins',
  'node_modules/@docusaurus/theme-classic/lib',
  'node_modules/@docusaurus/theme-common/lib',
];

it('gives each CSS module classes of its own', () => {
  const files = folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(projectRoot, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => path.join(projectRoot, folder, file)),
  );
  const digests = new Map<string, string[]>();
  for (const file of files) {
    const digest = moduleDigest(file, projectRoot);
    digests.set(digest, [...(digests.get(digest) ?? []), file]);
  }
  expect(files.length).toBeGreaterThan(60);
  expect([...digests.values()].filter((same) => same.length > 1)).toEqual([]);
});

it('is the same on every machine', () => {
  const name = (root: string) =>
    className({resourcePath: `${root}/src/components/A/styles.module.css`, rootContext: root}, '', 'title');
  expect(name('/home/a')).toBe(name('/b'));
  expect(name('/b')).toMatch(/^title_[\w-]{3}$/);
  expect(moduleDigest('/x/node_modules/p/a.css', '/y')).toBe(moduleDigest('/z/node_modules/p/a.css', '/z'));
});
