import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {compileLater} from '../process/compileLater.mjs';
import {runCommand} from '../process/runCommand';

/**
 * How Node runs a build. Left alone, it lets objects grow to 4 GB before it clears up what nothing refers to; 0.3 MB a
 * page are in use at once. To clear up after 64 MB of new ones, not 16, is faster, and takes 500 operations above 2 GB.
 */
export const nodeOptions = ['--max-old-space-size=2048', ...compileLater];

/** The framework's command in a folder with its own node_modules. */
export const docusaurusIn = (root: string) =>
  path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

interface BuildOptions {
  root: string;
  outDir?: string;
  env?: NodeJS.ProcessEnv;
  args?: string[];
  onLine?: (line: string) => void;
}

export interface BuildResult {
  /** Exit code: 0 when the site was written, with or without warnings. */
  code: number;
  warnings: string[];
  /** All that the build printed, without color codes. */
  output: string;
}

export async function buildSite({root, outDir, env, args = [], onLine}: BuildOptions): Promise<BuildResult> {
  // A test runner's NODE_ENV and a reader's NO_COLOR must not reach the build.
  const {NODE_ENV, BABEL_ENV, NO_COLOR, ...ownEnv} = process.env;
  const {code, stdout, stderr} = await runCommand(
    process.execPath,
    [...nodeOptions, docusaurusIn(root), 'build', ...(outDir ? ['--out-dir', outDir] : []), ...args],
    {cwd: root, env: {...ownEnv, FORCE_COLOR: '0', ...env}, onLine},
  );
  const streams = [stdout, stderr].map((text) => stripVTControlCharacters(text));
  return {code, warnings: streams.flatMap(buildWarnings), output: streams.join('\n').trim()};
}

const levelMark = /^\[(?:SUCCESS|INFO|WARNING|ERROR)\]/;
/** The bundler, its loaders and React write warnings of their own, without that mark. */
const otherWarning = /^(?:⚠|\[?warn(?:ing)?\b)/i;

/**
 * `babel.config.js` is kept on purpose: `docusaurus write-translations` reads it, although the build does not.
 * This is all that the framework says when that is the only thing it minds.
 */
const aboutBabel =
  /^\[WARNING\] Docusaurus site warnings:\n- Your site is using the SWC js loader\. You can safely remove the Babel config file at \S+$/;

/**
 * A marked warning lists its pages after blank lines, so it reaches to the next marked line; one without a mark
 * ends at the first blank line.
 */
export function buildWarnings(output: string): string[] {
  const warnings: string[] = [];
  let open: 'marked' | 'other' | undefined;
  for (const line of output.split('\n')) {
    const text = line.trim();
    const isMarked = text.startsWith('[WARNING]');
    if (isMarked || (open !== 'marked' && otherWarning.test(text))) {
      open = isMarked ? 'marked' : 'other';
      warnings.push('');
    } else if (levelMark.test(text) || (open === 'other' && text === '')) open = undefined;
    if (open) warnings[warnings.length - 1] += `${line.trimEnd()}\n`;
  }
  return warnings.map((warning) => warning.trim()).filter((warning) => !aboutBabel.test(warning));
}
