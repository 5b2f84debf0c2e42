import path from 'node:path';
import type {Plugin, PluginModule} from '@docusaurus/types';
import {hintsPath} from './shared/hints';

/** Shows writers what `npm start` tells, at a port, of the open page's problems; `config/env.ts` refuses it in a build. */
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
