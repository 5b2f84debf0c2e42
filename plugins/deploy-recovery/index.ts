import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {earlyScript} from './earlyScript';

/** Which module of ours each of the framework's modules gets for its `./preload`. */
const preloads: Record<string, string> = {
  clientEntry: 'preloadAtBoot',
  PendingNavigation: 'preloadForNavigation',
  docusaurus: 'preloadAhead',
};

/** The part of a request for a module that tells who makes it. */
interface Request {
  request: string;
  contextInfo: {issuer: string};
}

/** Brings a tab that was opened before a deploy to the page it asks for; see README.md. */
export default function deployRecoveryPlugin(): Plugin {
  return {
    name: 'deploy-recovery',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: earlyScript()}]}),
    configureWebpack: (_config, isServer, {currentBundler}) => {
      if (isServer) return {};
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {plugins: [new NormalModuleReplacementPlugin(/^\.\/preload$/, replacePreload)]};
    },
  };
}

/** @throws Error when a module of the framework asks for it that none of ours is meant for */
function replacePreload(resource: Request): void {
  const [, issuer] = /[\\/]core[\\/]lib[\\/]client[\\/](\w+)\.js$/.exec(resource.contextInfo.issuer) ?? [];
  if (issuer === undefined) return;
  const module = preloads[issuer];
  if (!module) throw new Error(`plugins/deploy-recovery has no preload for the framework's ${issuer}.js.`);
  resource.request = path.join(__dirname, 'client', module);
}
