import {createSandbox} from '../../../sandbox/createSandbox';
import {deliverPackets} from '../../../sandbox/delivery/createDelivery';
import type {OpenApiDocument} from '../../../sandbox/document/OpenApiDocument';
import {createSandboxListener} from '../../../sandbox/node/createSandboxListener';
import {listenOnFreePort} from '../../../sandbox/node/listenOnFreePort';

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

/** What an answer tells for the only time: keys of devices, API keys, secrets of webhook endpoints. */
export function secretsOf(answer: unknown): string[] {
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([name, value]) =>
    typeof value === 'string' && ['key', 'secret'].includes(name) ? [value] : secretsOf(value),
  );
}

/**
 * Serves a sandbox with the data of the pages, in which every run registers devices with the same IDs and keys. Its clock
 * begins as many seconds ago as blocks are run, so that it never is ahead; as `production` it takes any number of devices.
 */
export async function startPlatform(
  document: OpenApiDocument,
  blocks: number,
  startAs: 'sandbox' | 'production' = 'sandbox',
): Promise<Platform> {
  let behind = blocks * 1000;
  const secrets: string[] = [];
  const now = () => Date.now() - behind;
  const sandbox = createSandbox({document, startAs, seed: 1, caughtUpSeconds: 1, now});
  const answer = sandbox.handle;
  sandbox.handle = async (request) => {
    const response = await answer(request);
    if (request.method !== 'POST' || !response.ok) return response;
    const told = secretsOf(await response.clone().json());
    secrets.push(...told);
    if (told.length > 0) await platform.beforeSecret?.();
    return response;
  };
  const listening = await listenOnFreePort(createSandboxListener(sandbox), {port: 4600});
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
