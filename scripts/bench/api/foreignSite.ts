import fs from 'node:fs';
import path from 'node:path';
import {asDictionary} from '../../../plugins/api-reference/document/operations';
import {readYaml} from '../../../plugins/api-reference/document/readYaml';
import {copySite, type SiteCopy} from '../../siteCopy/copySite';

const ownFile = 'openapi/platform-api.yaml';
const name = 'openapi/foreign.json';

/** What has to be different in `docusaurus.config.ts` for another OpenAPI file, and for pages that refer to ours. */
const changes: Array<[from: string, to: string]> = [
  [`specPath: '${ownFile}'`, `lenient: true, specPath: '${name}'`],
  ['collection: true', 'collection: false'],
  // The sandbox simulates our own operations alone.
  ['hasSandbox: true', 'hasSandbox: false'],
  ["onBrokenLinks: 'throw'", "onBrokenLinks: 'ignore'"],
  ["onBrokenAnchors: 'warn'", "onBrokenAnchors: 'ignore'"],
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
  const config = path.join(copy.root, 'docusaurus.config.ts');
  const text = changes.reduce(
    (before, [from, to]) => {
      if (!before.includes(from))
        throw new Error(`${config} does not say ${from}; correct scripts/bench/api.`);
      return before.replace(from, to);
    },
    fs.readFileSync(config, 'utf8'),
  );
  fs.writeFileSync(config, text);
  // Redirects lead to pages of our own reference.
  fs.writeFileSync(path.join(copy.root, 'config/redirects.json'), '[]\n');
  return copy;
}
