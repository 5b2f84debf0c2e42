import type {Plugin} from '@docusaurus/types';
import {replaceClientModule} from '../bundler';
import {earlyScript} from './earlyScript';

/** Brings a tab that was opened before a deploy to the page it asks for; see README.md. */
export default function deployRecoveryPlugin(): Plugin {
  return {
    name: 'deploy-recovery',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: earlyScript()}]}),
    configureWebpack: (_config, isServer, {currentBundler}) => {
      if (isServer) return {};
      const plugins = replaceClientModule(currentBundler.instance, 'preload', {
        clientEntry: 'deploy-recovery/client/preloadAtBoot.ts',
        PendingNavigation: 'deploy-recovery/client/preloadForNavigation.ts',
        docusaurus: 'deploy-recovery/client/preloadAhead.ts',
      });
      return {plugins};
    },
  };
}
