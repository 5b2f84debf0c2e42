import path from 'node:path';
import {build} from 'esbuild';

/** Makes one script for browsers of a file in this folder (`worker/keepSite`), with values for constants that it declares. */
export async function bundle(entry: string, values: Record<string, unknown> = {}): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [path.join(__dirname, `${entry}.ts`)],
    // Comments of the bundle name files from here on, whatever folder the site is built in.
    absWorkingDir: __dirname,
    bundle: true,
    format: 'iife',
    target: ['chrome111', 'firefox114', 'safari16.4'],
    minify: true,
    legalComments: 'none',
    define: {
      'process.env.NODE_ENV': '"production"',
      ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])),
    },
    write: false,
  });
  return outputFiles[0].text;
}
