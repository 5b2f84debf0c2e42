import type {LoadContext} from '@docusaurus/types';
import {brand} from '../../../config/brand';
import {readDocument} from '../../../sandbox/node/readDocument';
import type {BuiltFiles} from '../../builtFiles';
import {bundleProgram, withChecksum} from './packaging';

const file = `${brand.slug}-sandbox.mjs`;

/** The sandbox as one file with its checksum, for readers who have Node 20 or later and no copy of the source. */
export async function sandboxProgram({siteDir}: Pick<LoadContext, 'siteDir'>): Promise<BuiltFiles> {
  const document = readDocument(siteDir);
  const {title, version, license} = document.info;
  // What the file says of itself to those who open it before they run it.
  const header = [
    `// ${file}: the ${title} ${version}, simulated on your machine${license ? ` (${license.name})` : ''}.`,
    `// Manual: ${brand.docsUrl}/docs/intro`,
    `// Checksum: ${brand.docsUrl}/sandbox/${file}.sha256`,
  ].join('\n');
  const source = `import {serveSandbox} from './sandbox/node/serveSandbox';
    serveSandbox(${JSON.stringify(document)}).catch((error) => {
      console.error(error.message);
      process.exit(1);
    });`;
  const options = {platform: 'node', target: 'node20', banner: {js: header}} as const;
  return withChecksum(`sandbox/${file}`, await bundleProgram(siteDir, source, options));
}
