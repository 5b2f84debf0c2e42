import {createSandbox} from '../../../sandbox/createSandbox';
import {createSandboxListener} from '../../../sandbox/node/createSandboxListener';
import {deliverPackets} from '../../../sandbox/delivery/deliverPackets';
import type {OpenApiDocument} from '../../../sandbox/document/OpenApiDocument';
import {listenOnFreePort} from '../../../sandbox/node/listenOnFreePort';
import {secretsOf} from '../secrets/secretsOf';

/** A fresh sandbox, served for one run. */
export interface Platform {
  url: string;
  /** What it has told for the only time so far: keys and secrets. */
  readonly secrets: readonly string[];
  /** What happens after such an answer is made, and before it is sent. */
  beforeSecret?: () => Promise<void>;
  /** Lets a second pass, as it does while a reader goes on to the next block: the rate limits see people, not a machine. */
  passSecond(): void;
  close(): Promise<void>;
}

/** What a run needs of its sandbox. */
export interface PlatformOptions {
  blocks: number;
  /** `sandbox`, as the pages show it, or `production`, which takes any number of devices. */
  startAs: 'sandbox' | 'production';
}

const firstPort = 4600;

/**
 * Serves a sandbox with the data of the pages, in which every run registers devices with the same IDs and keys.
 *
 * @param options.blocks how many blocks are going to be run; its clock begins as many seconds ago, so that it never is ahead
 */
export async function startPlatform(
  document: OpenApiDocument,
  {blocks, startAs}: PlatformOptions,
): Promise<Platform> {
  let behind = blocks * 1000;
  const secrets: string[] = [];
  const sandbox = createSandbox({
    document,
    startAs,
    seed: 1,
    caughtUpSeconds: 1,
    now: () => Date.now() - behind,
  });
  const answer = sandbox.handle;
  sandbox.handle = async (request) => {
    const response = await answer(request);
    if (request.method !== 'POST' || !response.ok) return response;
    const told = secretsOf(await response.clone().json());
    secrets.push(...told);
    if (told.length > 0) await platform.beforeSecret?.();
    return response;
  };
  const listening = await listenOnFreePort(createSandboxListener(sandbox), {port: firstPort});
  const stopDeliveries = deliverPackets({sandbox});
  const platform: Platform = {
    url: `http://localhost:${listening.port}`,
    secrets,
    passSecond() {
      behind = Math.max(0, behind - 1000);
    },
    async close() {
      stopDeliveries();
      await listening.close();
    },
  };
  return platform;
}
