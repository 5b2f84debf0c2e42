import path from 'node:path';
import {joinPolicies} from '../../plugins/delivery/joinPolicies';
import {readDelivery} from '../server/readDelivery';
import {configurationFile} from './applyConfiguration';
import {releasePath} from './releases';

const policyHeader = 'Content-Security-Policy';

function policyOf(to: string, id: string): string | undefined {
  return readDelivery(path.join(releasePath(to, id), 'site')).headers[policyHeader];
}

/**
 * The configuration of the newest release, with a policy that allows the inline code of every release that
 * stays: so a server that has read it may serve any of them.
 *
 * @param to folder with the releases
 * @param configuration as the build of the newest release wrote it
 * @param ids of the releases that stay, the newest last
 * @throws Error when the configuration is that of another build
 */
export function configurationFor(to: string, configuration: string, ids: readonly string[]): string {
  const policies = ids.toReversed().map((id) => policyOf(to, id));
  const [own, ...others] = policies.filter((policy) => policy !== undefined);
  if (own === undefined || !configuration.includes(own)) {
    throw new Error(
      `${configurationFile} does not hold the content security policy of the release ${ids.at(-1)}: build the site again.`,
    );
  }
  return configuration.replaceAll(own, () => joinPolicies([own, ...others]));
}
