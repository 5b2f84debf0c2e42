import {spawn} from 'node:child_process';
import path from 'node:path';
import {findFreePort} from '../../../../sandbox/node/listenOnFreePort';

/** A development server that a test started. */
export interface DevServer {
  /** Origin, without a slash at the end. */
  address: string;
  /** Resolves when the server has ended. */
  stop(): Promise<void>;
}

/**
 * Starts a site as `npm start` does; it answers a while later.
 *
 * @param root the site, in a copy: the server writes generated files into it
 * @param env added to our own environment
 */
export async function startDevServer(root: string, env: NodeJS.ProcessEnv = {}): Promise<DevServer> {
  const {port} = await findFreePort();
  const start = ['--import', 'tsx', path.join(root, 'scripts/start.ts'), '--port', String(port)];
  const server = spawn(process.execPath, start, {
    cwd: root,
    env: {...process.env, ...env},
    stdio: 'ignore',
  });
  const closed = new Promise<void>((resolve) => server.once('close', () => resolve()));
  return {
    address: `http://localhost:${port}`,
    stop() {
      server.kill();
      return closed;
    },
  };
}
