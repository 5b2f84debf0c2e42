import type {LoadContext, Plugin} from '@docusaurus/types';

/** Adds the page `/inventory`, which shows all of the design; for `npm run inventory` only. */
export default function componentInventoryPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'component-inventory',
    contentLoaded: ({actions: {addRoute}}) =>
      addRoute({path: `${baseUrl}inventory`, component: '@site/src/components/Inventory', exact: true}),
  };
}
