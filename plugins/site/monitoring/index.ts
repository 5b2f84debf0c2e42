import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {MonitoringSettings} from '../../../config/monitoring';

/** The agent's own warnings: in a production build they must not reach a reader's console. */
const agentConsole = /@newrelic[\\/]browser-agent[\\/]dist[\\/]esm[\\/]common[\\/]util[\\/]console\.js$/;

/** Adds monitoring to every page; registered only when it is configured, so that other builds carry none of it. */
export default function monitoringPlugin(settings: MonitoringSettings): Plugin {
  return {
    name: 'monitoring',
    getClientModules: () => [path.join(__dirname, '../../../src/clientModules/monitoring')],
    async contentLoaded({actions}) {
      await actions.createData('settings.json', settings);
    },
    configureWebpack: () => ({
      module: {rules: [{test: agentConsole, use: path.join(__dirname, 'quietConsole.js')}]},
    }),
  };
}
