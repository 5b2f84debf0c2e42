import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {build, type Plugin, stop} from 'esbuild';
import type * as preset from './preset';

/** Gives each module of ours the folder that it stands in, as it has it without a bundle. */
const folders: Plugin = {
  name: 'folders',
  setup: ({onLoad}) =>
    onLoad({filter: /\.ts$/}, async ({path: file}) => ({
      contents: `const __dirname = ${JSON.stringify(path.dirname(file))};${await fs.promises.readFile(file, 'utf8')}`,
      loader: 'ts',
    })),
};

/**
 * The plugins of the site, afresh at each call.
 *
 * The framework's own loader of TypeScript takes 5 s of the processor's time for them and for the packages that they
 * import; bundled first, and with packages loaded by Node itself, it is half a second.
 */
export async function loadPreset(siteDir: string): Promise<typeof preset> {
  const file = path.join(siteDir, '.docusaurus/plugins.cjs');
  await build({
    absWorkingDir: siteDir,
    entryPoints: ['plugins/preset.ts'],
    outfile: file,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    plugins: [folders],
  });
  // Its process would hold a hundred megabytes through the whole build.
  await stop();
  const require = createRequire(file);
  delete require.cache[file];
  return require(file);
}
