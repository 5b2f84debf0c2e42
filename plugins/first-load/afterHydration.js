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
 *
 * @throws Error when the framework corrects in another way
 */
module.exports = function afterHydration(source) {
  const file = this.resourcePath.split(/[\\/]/).at(-1);
  const changed = corrections[file].reduce((text, statement) => {
    if (!text.includes(statement))
      throw new Error(
        `${this.resourcePath} no longer has \`${statement}\`: see plugins/first-load/afterHydration.js.`,
      );
    return text.replace(statement, `startTransition(() => {${statement}});`);
  }, source);
  return `import {startTransition} from 'react';\n${changed}`;
};
