import {createHash} from 'node:crypto';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {build} from 'esbuild';
import {brand} from '../../../config/brand';
import {readDocument} from '../../../sandbox/node/readDocument';
import {writeFiles} from '../../builtFiles';

/** Name of the program below `/sandbox/`. */
const file = `${brand.slug}-sandbox.mjs`;

/**
 * The sandbox with everything that it needs as one program for Node 20 or later, which needs no installation.
 *
 * @param siteDir the project's root
 */
async function bundleSandbox(siteDir: string): Promise<Uint8Array> {
  const document = readDocument(siteDir);
  const {title, version, license} = document.info;
  // What the file says of itself to those who open it before they run it.
  const header = [
    `// ${file}: the ${title} ${version}, simulated on your machine (${license.name}).`,
    `// Manual: ${brand.docsUrl}/docs/intro`,
    `// Checksum: ${brand.docsUrl}/sandbox/${file}.sha256`,
  ].join('\n');
  const {outputFiles} = await build({
    stdin: {
      contents: `import {serveSandbox} from './sandbox/node/serveSandbox';
        serveSandbox(${JSON.stringify(document)}).catch((error) => {
          console.error(error.message);
          process.exit(1);
        });`,
      resolveDir: siteDir,
    },
    absWorkingDir: siteDir,
    alias: {'@site': siteDir},
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'eof',
    banner: {js: header},
    write: false,
  });
  return outputFiles[0].contents;
}

/** Serves the sandbox as one file with its checksum, for readers who have Node and no copy of the source. */
export default function sandboxDownloadPlugin({siteDir}: Pick<LoadContext, 'siteDir'>): Plugin {
  return {
    name: 'sandbox-download',
    async postBuild({outDir}) {
      const program = await bundleSandbox(siteDir);
      const checksum = createHash('sha256').update(program).digest('hex');
      await writeFiles(path.join(outDir, 'sandbox'), {
        [file]: program,
        [`${file}.sha256`]: `${checksum}  ${file}\n`,
      });
    },
  };
}
