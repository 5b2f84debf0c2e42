import {expect, it} from 'vitest';
import {missingModules, replacementFor} from './bundler';

const expected = [
  {path: 'theme-common/lib/utils/reactUtils.js', lookAt: 'first-load/changes.ts'},
  {path: 'core/lib/client/browserContext.js', lookAt: 'first-load/changes.ts'},
];

it('names each file that the framework has moved, its version, and what counts on it', () => {
  const files = [
    '/site/node_modules/@docusaurus/core/lib/client/browserContext.js',
    '/site/utils/reactUtils.js',
  ];
  expect(missingModules(expected, files)).toEqual([
    expect.stringMatching(
      /no theme-common\/lib\/utils\/reactUtils\.js, .*framework\/first-load\/changes\.ts .*Docusaurus \d+\.\d+\.\d+/,
    ),
  ]);
});

it('finds files under the paths of any system', () => {
  const files = [
    'C:\\site\\node_modules\\@docusaurus\\core\\lib\\client\\browserContext.js',
    '/site/node_modules/@docusaurus/theme-common/lib/utils/reactUtils.js',
  ];
  expect(missingModules(expected, files)).toEqual([]);
});

const byImporter = {clientEntry: 'deploy-recovery/client/preloadAtBoot.ts'};
const replacement = (importer: string) => replacementFor('preload', byImporter, importer);

it('gives each module of the framework its own, on any system, and leaves others alone', () => {
  expect(replacement('/site/node_modules/@docusaurus/core/lib/client/clientEntry.js')).toBe(
    byImporter.clientEntry,
  );
  expect(replacement('C:\\site\\node_modules\\@docusaurus\\core\\lib\\client\\clientEntry.js')).toBe(
    byImporter.clientEntry,
  );
  expect(replacement('/site/src/preloads/clientEntry.js')).toBeUndefined();
});

it('refuses an importer that it does not know', () => {
  expect(() => replacement('/site/node_modules/@docusaurus/core/lib/client/App.js')).toThrow(
    /App\.js imports \.\/preload, .* where clientEntry import it/,
  );
});
