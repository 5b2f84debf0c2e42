export interface Change {
  /** Stands before the file's own text. */
  head?: string;
  statements: Record<string, string>;
}

/**
 * What the framework puts right once a page is hydrated becomes a transition, which React renders in slices: in one piece
 * it keeps a phone from answering for a quarter of a second.
 */
function asTransitions(...statements: string[]): Change {
  return {
    head: "import {startTransition} from 'react';\n",
    statements: Object.fromEntries(statements.map((one) => [one, `startTransition(() => {${one}});`])),
  };
}

const preloads = '@site/plugins/framework/deploy-recovery/client/preloads';
const firstLoad = '@site/plugins/framework/first-load/client';

/** By the file's path in the framework's packages. */
export const changes: Record<string, Change> = {
  // Modules of ours stand in for two of the client, and three for one that fails in other ways for each importer.
  'core/lib/client/clientEntry.js': {
    statements: {
      "import preload from './preload';": `import {preloadAtBoot as preload} from '${preloads}';`,
      "import docusaurus from './docusaurus';": `import docusaurus from '${firstLoad}/pageFetches';`,
    },
  },
  'core/lib/client/PendingNavigation.js': {
    statements: {
      "import preload from './preload';": `import {preloadForNavigation as preload} from '${preloads}';`,
    },
  },
  'core/lib/client/docusaurus.js': {
    statements: {
      "import preloadHelper from './preload';": `import {preloadAhead as preloadHelper} from '${preloads}';`,
      "import prefetchHelper from './prefetch';": `import prefetchHelper from '${firstLoad}/fetchAhead';`,
    },
  },
  // Any order of keys will do, and to set up the rules of a language takes a phone 70 ms.
  'theme-common/lib/utils/reactUtils.js': {
    statements: {
      'deps.sort((a, b) => a[0].localeCompare(b[0]));': 'deps.sort((a, b) => (a[0] < b[0] ? -1 : 1));',
    },
  },
  // The framework makes a component with its loader for each page of the site as soon as a page opens: with 700 pages
  // that takes a phone 50 ms. In a browser each is made when it is first asked for.
  'core/lib/client/exports/ComponentCreator.js': {
    statements: {
      'export default function ComponentCreator(path, hash) {': `export default function ComponentCreator(path, hash) {
  let component;
  const create = () => (component ??= createComponent(path, hash));
  const Page = (props) => React.createElement(create(), props);
  Page.preload = () => create().preload();
  return Page;
}
function createComponent(path, hash) {`,
    },
  },
  'core/lib/client/browserContext.js': asTransitions('setIsBrowser(true);'),
  'theme-common/lib/hooks/useWindowSize.js': asTransitions(
    'setWindowSize(getWindowSize(desktopBreakpoint));',
  ),
  'theme-common/lib/contexts/colorMode.js': asTransitions(
    'setColorModeState(ColorModeAttribute.get());',
    'setColorModeChoiceState(ColorModeChoiceAttribute.get());',
  ),
  'theme-common/lib/contexts/navbarSecondaryMenu/content.js': asTransitions(
    'setContent({ component, props: memoizedProps });',
  ),
  'plugin-content-docs/lib/client/docsPreferredVersion.js': asTransitions(
    'setState(readStorageState({ allDocsData, versionPersistence, pluginIds }));',
  ),
};
