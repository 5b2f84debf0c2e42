import fs from 'node:fs';
import path from 'node:path';
import {joinPolicies} from '../../plugins/delivery/joinPolicies';
import {writeWhole} from '../../plugins/delivery/writeWhole';
import {readDelivery} from '../server/readDelivery';
import {releasePath} from './releases';

/** Beside the releases: the server's configuration for all that stay. */
export const configurationFile = 'nginx.conf';

const policyHeader = 'Content-Security-Policy';

function policyOf(to: string, id: string): string | undefined {
  return readDelivery(path.join(releasePath(to, id), 'site')).headers[policyHeader];
}

/**
 * Writes the configuration of the newest release, with a policy that allows the inline code of every release that
 * stays: so a server that has read it may serve any of them.
 *
 * @param to folder with the releases
 * @param configuration as the build of the newest release wrote it
 * @param ids of the releases that stay, the newest last
 * @returns whether it differs from the one before
 * @throws Error when the configuration is that of another build
 */
export async function writeConfiguration(
  to: string,
  configuration: string,
  ids: readonly string[],
): Promise<boolean> {
  const policies = ids.toReversed().map((id) => policyOf(to, id));
  const [own, ...others] = policies.filter((policy) => policy !== undefined);
  if (own === undefined || !configuration.includes(own)) {
    throw new Error(
      `${configurationFile} does not hold the content security policy of the release ${ids.at(-1)}: build the site again.`,
    );
  }
  const file = path.join(to, configurationFile);
  const before = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
  const text = configuration.replaceAll(own, () => joinPolicies([own, ...others]));
  await writeWhole(file, text);
  return text !== before;
}
