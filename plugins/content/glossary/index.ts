import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Lets Escape close the tooltips of terms; see README.md. */
export default function glossaryPlugin(): Plugin {
  return {
    name: 'glossary',
    getClientModules: () => [path.join(__dirname, 'client/closeOnEscape.ts')],
  };
}
