import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {waitFor} from '../waitFor';
import {findFreePort} from '../../../sandbox/node/listenOnFreePort';
import {listeningPorts} from './listeningPorts';
import {endProcess, startProcess} from './startProcess';

/** A browser that waits to be driven. */
export interface MiniBrowser {
  /** Where its inspector answers over HTTP and WebSocket. */
  inspectorPort: number;
  /** Where a driver reaches it. */
  automationPort: number;
  close(): Promise<void>;
}

/** The window is as narrow as its bar of tools, unless these take no room. */
const narrowTools = `headerbar, headerbar *, toolbar, toolbar *, entry, button, tab {
  min-width: 0; min-height: 0; margin: 0; border: 0; padding: 0; font-size: 1px; -gtk-icon-transform: scale(0.1);
}`;

/** Starts MiniBrowser with an inspector, in a folder of settings that is gone afterwards. `settings` are of its environment. */
export async function startMiniBrowser(
  program: string,
  display: string,
  settings: NodeJS.ProcessEnv,
): Promise<MiniBrowser> {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'minibrowser-'));
  fs.mkdirSync(path.join(home, 'gtk-3.0'));
  fs.writeFileSync(path.join(home, 'gtk-3.0/gtk.css'), narrowTools);
  const {port: inspectorPort} = await findFreePort();
  const child = startProcess(program, ['--automation', '--enable-developer-extras=true'], {
    env: {
      ...process.env,
      ...settings,
      DISPLAY: display,
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
      XDG_CACHE_HOME: home,
      WEBKIT_INSPECTOR_HTTP_SERVER: `127.0.0.1:${inspectorPort}`,
    },
  });
  // It listens for a driver too, on a port that it chooses and tells nobody.
  const automationPort = await waitFor('MiniBrowser', () => {
    if (child.exitCode !== null) throw new Error(`MiniBrowser ended with ${child.exitCode}.`);
    const ports = child.pid === undefined ? [] : listeningPorts(child.pid);
    return ports.includes(inspectorPort) ? ports.find((port) => port !== inspectorPort) : undefined;
  });
  return {
    inspectorPort,
    automationPort,
    async close() {
      await endProcess(child);
      // The processes of the pages end a moment later.
      fs.rmSync(home, {recursive: true, force: true, maxRetries: 20});
    },
  };
}
