import {createSandbox} from '../../../sandbox/createSandbox';
import {createSandboxListener} from '../../../sandbox/node/createSandboxListener';
import {deliverPackets} from '../../../sandbox/delivery/deliverPackets';
import type {OpenApiDocument} from '../../../sandbox/document/OpenApiDocument';
import {listenOnFreePort} from '../../server/listenOnFreePort';

/** A fresh sandbox, served for one walk. */
export interface Platform {
  url: string;
  /** Lets a second pass, as it does while a reader goes on to the next block: the rate limits see people, not a machine. */
  passSecond(): void;
  close(): Promise<void>;
}

const firstPort = 4600;

/**
 * Serves a sandbox with the data of the pages, in which every run registers devices with the same IDs and keys.
 *
 * @param blocks how many blocks are going to be run; its clock begins as many seconds ago, so that it never is ahead
 */
export async function startPlatform(document: OpenApiDocument, blocks: number): Promise<Platform> {
  let behind = blocks * 1000;
  const sandbox = createSandbox({
    document,
    startAs: 'sandbox',
    seed: 1,
    caughtUpSeconds: 1,
    now: () => Date.now() - behind,
  });
  const listening = await listenOnFreePort(createSandboxListener(sandbox), {port: firstPort});
  const stopDeliveries = deliverPackets({sandbox});
  return {
    url: `http://localhost:${listening.port}`,
    passSecond() {
      behind = Math.max(0, behind - 1000);
    },
    async close() {
      stopDeliveries();
      await listening.close();
    },
  };
}
