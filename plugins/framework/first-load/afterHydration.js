const replaceStatement = require('./replaceStatement');

/** What the framework puts right once a page is hydrated, in the effects of these files: by name, the statements. */
const corrections = {
  'browserContext.js': ['setIsBrowser(true);'],
  'useWindowSize.js': ['setWindowSize(getWindowSize(desktopBreakpoint));'],
  'colorMode.js': [
    'setColorModeState(ColorModeAttribute.get());',
    'setColorModeChoiceState(ColorModeChoiceAttribute.get());',
  ],
  'docsPreferredVersion.js': ['setState(readStorageState({ allDocsData, versionPersistence, pluginIds }));'],
  'content.js': ['setContent({ component, props: memoizedProps });'],
};

/**
 * Loader that makes them transitions, which React renders in slices: in one piece they keep a phone from answering for
 * a quarter of a second.
 */
module.exports = function afterHydration(source) {
  const file = this.resourcePath;
  const statements = corrections[file.split(/[\\/]/).at(-1)];
  const changed = statements.reduce(
    (text, statement) =>
      replaceStatement(text, statement, `startTransition(() => {${statement}});`, {
        file,
        loader: 'afterHydration.js',
      }),
    source,
  );
  return `import {startTransition} from 'react';\n${changed}`;
};
