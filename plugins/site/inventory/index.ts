import fs from 'node:fs';
import path from 'node:path';
import {normalizeUrl} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {authorComponents} from '../../content/components/authorComponents';
import type {AuthorComponent} from './shared/AuthorComponent';

/** Adds the page `/inventory`, which shows all of the design; for `npm run inventory` only. */
export default function componentInventoryPlugin({siteDir, baseUrl}: LoadContext): Plugin {
  const components = [...authorComponents(siteDir)];
  const withExample = components.filter(([, module]) => hasExample(siteDir, module));
  return {
    name: 'component-inventory',
    contentLoaded({actions}) {
      actions.addRoute({
        path: normalizeUrl([baseUrl, 'inventory']),
        component: '@site/plugins/site/inventory/client/Inventory',
        exact: true,
        modules: {
          examples: Object.fromEntries(withExample.map(([name, module]) => [name, `${module}/example`])),
        },
        props: {
          authorComponents: components.map(
            ([name, module]): AuthorComponent => ({name, folder: module.replace('@site/', '')}),
          ),
        },
      });
    },
  };
}

function hasExample(siteDir: string, module: string): boolean {
  return fs.existsSync(path.join(module.replace('@site', siteDir), 'example.tsx'));
}
