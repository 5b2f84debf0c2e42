import {execFile} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import type {SampleLanguage} from '../shared/literals';

const run = promisify(execFile);

const endings: Record<SampleLanguage, string> = {bash: 'sh', js: 'mjs', python: 'py'};

/** Stands behind what each sample prints. */
const separator = '--- end of a sample ---';

/** One process runs all samples of a language: starting each anew would take a minute. */
const runners: Record<SampleLanguage, (files: string[]) => [command: string, ...words: string[]]> = {
  bash: (files) => [
    'bash',
    '-ec',
    files.map((file) => `source ${file}\necho; echo '${separator}'`).join('\n'),
  ],
  js: (files) => [
    'node',
    '--input-type=module',
    '-e',
    files.map((file) => `await import('${file}');\nconsole.log('${separator}');`).join('\n'),
  ],
  python: (files) => [
    'python3',
    '-c',
    `import runpy\n${files.map((file) => `runpy.run_path("${file}")\nprint("${separator}")`).join('\n')}`,
  ],
};

/**
 * Runs samples one after the other in an empty folder.
 *
 * @returns names of the files that they wrote, and what each of them printed
 * @throws Error with what was printed when one fails
 */
export async function runSamples(
  language: SampleLanguage,
  samples: string[],
  variables: Record<string, string>,
): Promise<{files: string[]; printed: string[]}> {
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
    const {stdout} = await run(command, words, {
      maxBuffer: 64 * 1024 * 1024,
      cwd: work,
      env: {PATH: process.env.PATH, PYTHONDONTWRITEBYTECODE: '1', ...variables},
    });
    return {files: fs.readdirSync(work), printed: stdout.split(`${separator}\n`).slice(0, -1)};
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}
