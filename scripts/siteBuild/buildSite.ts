import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {runCommand} from '../process/runCommand';
import {buildWarnings} from './buildWarnings';

/**
 * Megabytes that the build's own objects may take. Left alone, Node lets them grow to 4 GB before it clears up what
 * nothing refers to any more; what is in use at once is 0.3 MB a page.
 */
export const heap = 2_048;

/** The framework's command in a folder with its own node_modules. */
export const docusaurusIn = (root: string) =>
  path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

/** What to build and where to. */
export interface BuildOptions {
  /** Folder of docusaurus.config.ts; its own node_modules is used. */
  root: string;
  /** Default: `build` in the root. */
  outDir?: string;
  /** Added to our own environment. */
  env?: NodeJS.ProcessEnv;
  /** More arguments of `docusaurus build`. */
  args?: string[];
  /** Called with each line as the build prints it. */
  onLine?: (line: string) => void;
}

/** How a build ended. */
export interface BuildResult {
  /** Exit code: 0 when the site was written, with or without warnings. */
  code: number;
  warnings: string[];
  /** All that the build printed, without color codes. */
  output: string;
}

/** Builds the site for production in a process of its own, as `docusaurus build` does. */
export async function buildSite({root, outDir, env, args = [], onLine}: BuildOptions): Promise<BuildResult> {
  // A test runner's NODE_ENV and a reader's NO_COLOR must not reach the build.
  const {NODE_ENV, BABEL_ENV, NO_COLOR, ...ownEnv} = process.env;
  const {code, stdout, stderr} = await runCommand(
    process.execPath,
    [
      ...[`--max-old-space-size=${heap}`, docusaurusIn(root), 'build'],
      ...[...(outDir ? ['--out-dir', outDir] : []), ...args],
    ],
    {cwd: root, env: {...ownEnv, FORCE_COLOR: '0', ...env}, onLine},
  );
  const streams = [stdout, stderr].map((text) => stripVTControlCharacters(text));
  return {code, warnings: streams.flatMap(buildWarnings), output: streams.join('\n').trim()};
}
