import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';
import {projectRoot} from '../../../scripts/projectRoot';
import {readPlaces} from '../places';
import {changes} from './changes';

const require = createRequire(import.meta.url);

/** Runs one of this plugin's loaders on a file of the framework. */
function load(loader: string, resourcePath: string, source: string, options?: object): string {
  return require(`./${loader}`).call({resourcePath, getOptions: () => options}, source);
}

const preloads = "from '@site/plugins/framework/deploy-recovery/client/preloads';";

it.each([
  ['core/lib/client/clientEntry.js', `import {preloadAtBoot as preload} ${preloads}`],
  ['core/lib/client/PendingNavigation.js', `import {preloadForNavigation as preload} ${preloads}`],
  ['core/lib/client/docusaurus.js', `import {preloadAhead as preloadHelper} ${preloads}`],
  ['theme-common/lib/utils/reactUtils.js', 'a[0] < b[0]'],
  ['core/lib/client/exports/ComponentCreator.js', 'component ??= createComponent(path, hash)'],
  ['core/lib/client/browserContext.js', 'startTransition(() => {setIsBrowser(true);});'],
  [
    'theme-common/lib/hooks/useWindowSize.js',
    'startTransition(() => {setWindowSize(getWindowSize(desktopBreakpoint));});',
  ],
  [
    'theme-common/lib/contexts/colorMode.js',
    'startTransition(() => {setColorModeChoiceState(ColorModeChoiceAttribute.get());});',
  ],
  ['theme-common/lib/contexts/navbarSecondaryMenu/content.js', 'startTransition(() => {setContent('],
  [
    'plugin-content-docs/lib/client/docsPreferredVersion.js',
    'startTransition(() => {setState(readStorageState(',
  ],
])('changes %s, and stops the build when the framework no longer has what it changes', (name, result) => {
  const file = `node_modules/@docusaurus/${name}`;
  const change = (source: string) => load('replaceStatements.js', file, source, changes[name]);
  expect(change(fs.readFileSync(file, 'utf8'))).toContain(result);
  expect(() => change('export {};')).toThrow(
    new RegExp(`${file} of Docusaurus [\\d.]+ .* plugins/framework/first-load/changes.ts`, 's'),
  );
});

it('changes nothing but what the guard looks at for it', () => {
  const places = readPlaces(projectRoot).filter(({look}) =>
    look.includes('plugins/framework/first-load/changes.ts'),
  );
  const looked = places.flatMap(({files}) =>
    Object.entries(files).flatMap(([name, paths]) => paths.map((file) => `${name}/${file}`)),
  );
  expect(looked).toEqual(expect.arrayContaining(Object.keys(changes).map((file) => `@docusaurus/${file}`)));
});

it('takes modules of ours that are there, by names that they export', () => {
  const imports = /^import (?:\{(\w+) as \w+\}|\w+) from '@site\/(.*)';$/;
  const all = Object.values(changes).flatMap(({statements}) => Object.values(statements));
  const ours = all.flatMap((statement) => {
    const [, name = 'default', file] = imports.exec(statement) ?? [];
    return file ? [{name, text: fs.readFileSync(path.join(projectRoot, `${file}.ts`), 'utf8')}] : [];
  });
  expect(ours).toHaveLength(5);
  for (const {name, text} of ours)
    expect(text).toMatch(new RegExp(`^export (?:async )?(?:function )?${name}\\b`, 'm'));
});

it('imports what each changed file calls, and declares each component once', () => {
  for (const [name, options] of Object.entries(changes)) {
    const file = `node_modules/@docusaurus/${name}`;
    const text = load('replaceStatements.js', file, fs.readFileSync(file, 'utf8'), options);
    const imported = /^import .*\{ ?startTransition ?\} from 'react';$/m;
    expect(text.includes('startTransition('), name).toBe(imported.test(text));
    expect(text.match(/^export default function/gm)?.length ?? 0, name).toBeLessThan(2);
  }
});

it('dropPageIndex.js keeps all of a version but its pages, and other data as it is', () => {
  const data = {version: {label: 'Next', docs: {intro: {title: 'Intro'}}}};
  expect(load('dropPageIndex.js', 'p/a.json', JSON.stringify(data))).toBe(
    JSON.stringify({version: {label: 'Next', docs: {}}}),
  );
  expect(load('dropPageIndex.js', 'p/b.json', '{"tags":[]}')).toBe('{"tags":[]}');
  expect(() => load('dropPageIndex.js', 'p/c.json', '{"version":{}}')).toThrow(
    'no longer has `version.docs`',
  );
});
