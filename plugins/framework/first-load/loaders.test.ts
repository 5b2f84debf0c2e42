import fs from 'node:fs';
import {createRequire} from 'node:module';
import {expect, it} from 'vitest';

const require = createRequire(import.meta.url);

/** Runs one of this plugin's loaders on a file of the framework. */
function load(loader: string, resourcePath: string, source = fs.readFileSync(resourcePath, 'utf8')): string {
  return require(`./${loader}`).call({resourcePath}, source);
}

const core = (file: string) => require.resolve(`@docusaurus/core/lib/client/${file}`);
const theme = (file: string) => `node_modules/@docusaurus/theme-common/lib/${file}`;

it.each([
  ['sortPlainly.js', theme('utils/reactUtils.js'), 'a[0] < b[0]'],
  ['createOnDemand.js', core('exports/ComponentCreator.js'), 'component ??= createComponent(path, hash)'],
  ['afterHydration.js', core('browserContext.js'), 'startTransition(() => {setIsBrowser(true);});'],
  [
    'afterHydration.js',
    theme('hooks/useWindowSize.js'),
    'startTransition(() => {setWindowSize(getWindowSize(desktopBreakpoint));});',
  ],
  [
    'afterHydration.js',
    theme('contexts/colorMode.js'),
    'startTransition(() => {setColorModeChoiceState(ColorModeChoiceAttribute.get());});',
  ],
  [
    'afterHydration.js',
    theme('contexts/navbarSecondaryMenu/content.js'),
    'startTransition(() => {setContent(',
  ],
  [
    'afterHydration.js',
    'node_modules/@docusaurus/plugin-content-docs/lib/client/docsPreferredVersion.js',
    'startTransition(() => {setState(readStorageState(',
  ],
])(
  '%s changes %s, and stops the build when the framework no longer has what it changes',
  (loader, file, result) => {
    expect(load(loader, file)).toContain(result);
    expect(() => load(loader, file, 'export {};')).toThrow(
      new RegExp(`${file}.* of Docusaurus [\\d.]+ .* plugins/framework/first-load/${loader}`, 's'),
    );
  },
);

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
