import fs from 'node:fs';
import path from 'node:path';
import {type NginxInput, nginxSite} from '../../plugins/pages/delivery/formats/nginxSite';
import {joinPolicies} from '../../plugins/pages/delivery/joinPolicies';
import {currentLink, releasePath} from './releases';

/** Beside the site: what nginx has to know of the release, a `NginxInput`. */
export const nginxInputFile = 'nginx.json';

const policyHeader = 'Content-Security-Policy';

function readInput(to: string, id: string): NginxInput | undefined {
  const file = path.join(releasePath(to, id), nginxInputFile);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
}

/**
 * The configuration of a release, with a policy that allows the inline code of every release that stays: so a server
 * that has read it may serve any of them.
 *
 * @param to folder with the releases, absolute
 * @param others ids of the other releases that stay, the oldest first
 * @returns undefined when the release was made for another server than nginx
 */
export function configurationFor(to: string, id: string, others: readonly string[]): string | undefined {
  const input = readInput(to, id);
  if (!input) return undefined;
  const {delivery, nginx} = input;
  const policies = [input, ...others.toReversed().map((other) => readInput(to, other))]
    .map((other) => other?.delivery.headers[policyHeader])
    .filter((policy) => policy !== undefined);
  const headers = {...delivery.headers, [policyHeader]: joinPolicies(policies)};
  return nginxSite({
    ...input,
    delivery: {...delivery, headers},
    nginx: {...nginx, root: path.join(to, currentLink)},
  });
}
