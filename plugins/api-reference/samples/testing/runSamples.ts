import {execFile} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import type {SampleLanguage} from '../shared/literals';

const run = promisify(execFile);

const endings: Record<SampleLanguage, string> = {bash: 'sh', js: 'mjs', python: 'py'};

/** One process runs all samples of a language: starting each anew would take a minute. */
const runners: Record<SampleLanguage, (files: string[]) => [command: string, ...words: string[]]> = {
  bash: (files) => ['bash', '-ec', files.map((file) => `source ${file}`).join('\n')],
  js: (files) => [
    'node',
    '--input-type=module',
    '-e',
    files.map((file) => `await import('${file}');`).join('\n'),
  ],
  python: (files) => [
    'python3',
    '-c',
    `import runpy\n${files.map((file) => `runpy.run_path("${file}")`).join('\n')}`,
  ],
};

/**
 * Runs samples one after the other in an empty folder.
 *
 * @returns names of the files that they wrote
 * @throws Error with what was printed when one fails
 */
export async function runSamples(
  language: SampleLanguage,
  samples: string[],
  variables: Record<string, string>,
): Promise<string[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'samples-'));
  const work = path.join(folder, 'work');
  fs.mkdirSync(work);
  try {
    const files = samples.map((sample, index) => {
      const file = path.join(folder, `${index}.${endings[language]}`);
      fs.writeFileSync(file, `${sample}\n`);
      return file;
    });
    const [command, ...words] = runners[language](files);
    await run(command, words, {
      cwd: work,
      env: {PATH: process.env.PATH, PYTHONDONTWRITEBYTECODE: '1', ...variables},
    });
    return fs.readdirSync(work);
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}
