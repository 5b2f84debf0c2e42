import path from 'node:path';
import {build, type Plugin} from 'esbuild';
import {readDocument} from '../../sandbox/node/readDocument';

/** Stands for the OpenAPI document in `download.ts`. */
function documentPlugin(siteDir: string): Plugin {
  return {
    name: 'openapi-document',
    setup({onResolve, onLoad}) {
      onResolve({filter: /^openapi-document$/}, ({path: name}) => ({path: name, namespace: 'document'}));
      onLoad({filter: /.*/, namespace: 'document'}, () => ({
        contents: JSON.stringify(readDocument(siteDir)),
        loader: 'json',
      }));
    },
  };
}

/**
 * The sandbox with everything that it needs as one program for Node 20 or later, which needs no installation.
 *
 * @param siteDir the project's root
 */
export async function bundleSandbox(siteDir: string): Promise<Uint8Array> {
  const {outputFiles} = await build({
    entryPoints: [path.join(siteDir, 'plugins/sandbox-download/download.ts')],
    absWorkingDir: siteDir,
    alias: {'@site': siteDir},
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'eof',
    plugins: [documentPlugin(siteDir)],
    write: false,
  });
  return outputFiles[0].contents;
}
