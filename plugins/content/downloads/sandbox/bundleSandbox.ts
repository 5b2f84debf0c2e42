import path from 'node:path';
import {build, type Plugin} from 'esbuild';
import {brand} from '../../../../config/brand';
import type {OpenApiDocument} from '../../../../sandbox/document/OpenApiDocument';
import {readDocument} from '../../../../sandbox/node/readDocument';

/** Stands for the OpenAPI document in `download.ts`. */
function documentPlugin(document: OpenApiDocument): Plugin {
  return {
    name: 'openapi-document',
    setup({onResolve, onLoad}) {
      onResolve({filter: /^openapi-document$/}, ({path: name}) => ({path: name, namespace: 'document'}));
      onLoad({filter: /.*/, namespace: 'document'}, () => ({
        contents: JSON.stringify(document),
        loader: 'json',
      }));
    },
  };
}

/** What the file says of itself to those who open it before they run it. */
function header({info}: OpenApiDocument, file: string): string {
  return [
    `// ${file}: the ${info.title} ${info.version}, simulated on your machine (${info.license.name}).`,
    `// Manual: ${brand.docsUrl}/docs/intro`,
    `// Checksum: ${brand.docsUrl}/sandbox/${file}.sha256`,
  ].join('\n');
}

/**
 * The sandbox with everything that it needs as one program for Node 20 or later, which needs no installation.
 *
 * @param siteDir the project's root
 * @param file name of the program
 */
export async function bundleSandbox(siteDir: string, file: string): Promise<Uint8Array> {
  const document = readDocument(siteDir);
  const {outputFiles} = await build({
    entryPoints: [path.join(siteDir, 'plugins/content/downloads/sandbox/download.ts')],
    absWorkingDir: siteDir,
    alias: {'@site': siteDir},
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'eof',
    banner: {js: header(document, file)},
    plugins: [documentPlugin(document)],
    write: false,
  });
  return outputFiles[0].contents;
}
