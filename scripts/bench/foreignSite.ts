import fs from 'node:fs';
import path from 'node:path';
import {asDictionary} from '../../plugins/api-reference/document/operations';
import {readYaml} from '../../plugins/api-reference/document/readYaml';
import {copySite, type SiteCopy} from '../siteCopy/copySite';

const ownFile = 'openapi/platform-api.yaml';
const name = 'openapi/foreign.json';

const reference = 'config/apiReference.ts';
const site = 'docusaurus.config.ts';

/** What has to be different in the configuration for another OpenAPI file, and for pages that refer to ours. */
const changes: Array<[file: string, from: string, to: string]> = [
  [reference, `specPath: '${ownFile}'`, `lenient: true, specPath: '${name}'`],
  [reference, 'collection: true', 'collection: false'],
  // The sandbox simulates our own operations alone.
  [site, 'hasSandbox: true', 'hasSandbox: false'],
  [site, "onBrokenLinks: 'throw'", "onBrokenLinks: 'ignore'"],
  [site, "onBrokenAnchors: 'warn'", "onBrokenAnchors: 'ignore'"],
];

/**
 * A copy of the project whose reference is made of another OpenAPI file.
 *
 * @throws Error when the configuration no longer says what has to be changed
 */
export function foreignSite(root: string, document: {info?: unknown; paths?: unknown}): SiteCopy {
  const copy = copySite(root);
  // The navbar names the overview page, which is named after the title.
  const {title} = asDictionary(asDictionary(readYaml(path.join(root, ownFile), root).value).info);
  const info = {...asDictionary(document.info), title};
  fs.writeFileSync(path.join(copy.root, name), JSON.stringify({...document, info}));
  for (const [file, from, to] of changes) {
    const text = fs.readFileSync(path.join(copy.root, file), 'utf8');
    if (!text.includes(from))
      throw new Error(`${file} does not say ${from}; correct scripts/bench/foreignSite.ts.`);
    fs.writeFileSync(path.join(copy.root, file), text.replace(from, to));
  }
  // Redirects lead to pages of our own reference.
  fs.writeFileSync(path.join(copy.root, 'config/redirects.json'), '[]\n');
  return copy;
}
