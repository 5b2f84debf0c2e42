import {expect, it} from 'vitest';
import {replacementFor} from './replaceClientModule';

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
