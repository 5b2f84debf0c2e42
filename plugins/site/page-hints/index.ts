import path from 'node:path';
import type {Plugin, PluginModule} from '@docusaurus/types';
import {hintsPath} from './shared/hints';

/**
 * Shows what is wrong with the open page, for writers: a built site must not hold it, and `config/env.ts` refuses it there.
 *
 * @param port of this machine at which `npm start` tells the problems of a page
 */
export default function pageHints(port: number): PluginModule {
  return (): Plugin => ({
    name: 'page-hints',
    getClientModules: () => [path.join(__dirname, 'client/showHints.ts')],
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      const proxy = [{context: [hintsPath], target: `http://127.0.0.1:${port}`}];
      return {devServer: {proxy}} as object;
    },
  });
}
