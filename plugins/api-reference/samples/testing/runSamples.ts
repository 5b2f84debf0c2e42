import {execFile} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import type {SampleLanguage} from '../shared/languages';

const run = promisify(execFile);

/** Languages whose samples are run; those of the others are parsed or compiled. */
export const runLanguages = ['bash', 'js', 'python'] as const;

/** Stands behind what each sample prints. */
const separator = '--- end of a sample ---';

/** One process runs all samples of a language: starting each anew would take a minute. */
const runners: Record<
  (typeof runLanguages)[number],
  (files: string[]) => [command: string, ...words: string[]]
> = {
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
 * Runs samples one after the other in a folder that has the files `given` and no others.
 *
 * @returns names of the files that they wrote, and what each of them printed
 * @throws Error with what was printed when one fails
 */
export async function runSamples(
  language: (typeof runLanguages)[number],
  samples: string[],
  variables: Record<string, string>,
  given: string[] = [],
): Promise<{files: string[]; printed: string[]}> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'samples-'));
  const work = path.join(folder, 'work');
  fs.mkdirSync(work);
  for (const name of given) fs.writeFileSync(path.join(work, name), `content of ${name}`);
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

/** Endings of files. */
const endings: Record<SampleLanguage, string> = {
  bash: 'sh',
  js: 'mjs',
  python: 'py',
  go: 'go',
  csharp: 'cs',
  java: 'java',
  php: 'php',
  ruby: 'rb',
};

/** What parses or compiles files of a language, without running them. */
export const checkers: Partial<Record<SampleLanguage, string[]>> = {
  go: ['gofmt', '-e', '-l'],
  csharp: ['mcs', '-target:library', '-reference:System.Net.Http'],
  java: ['javac', '-d', '.'],
  php: ['php', '-l'],
  ruby: ['ruby', '-c'],
};

/**
 * A C# program as Debian's compiler takes it, which knows the language of 2019: in a class, with the namespaces that are
 * there by themselves since, and texts of several lines in their older form.
 */
function olderCsharp(sample: string, name: string): string {
  const older = sample.replaceAll(
    /"""\n(.*?)\n"""/gs,
    (_, text: string) => `@"${text.replaceAll('"', '""')}"`,
  );
  const [, usings = '', code = ''] = /^((?:using [\w.]+;\n)*)(.*)$/s.exec(older) ?? [];
  return `using System;\nusing System.Net.Http;\n${usings}class ${name} {\nstatic async System.Threading.Tasks.Task Main() {\n${code}\n}\n}`;
}

/** Whether a program is there. */
export function isInstalled(program = ''): boolean {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return program !== '' && folders.some((folder) => fs.existsSync(path.join(folder, program)));
}

/**
 * Parses or compiles samples.
 *
 * @throws Error with what was printed when one has a mistake
 */
export async function checkSamples(language: SampleLanguage, samples: string[]): Promise<void> {
  const [command = '', ...words] = checkers[language] ?? [];
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'samples-'));
  try {
    const files = samples.map((sample, index) => {
      // All are compiled at once, and a class is named after its file.
      const name = `Sample${index}`;
      const file = `${name}.${endings[language]}`;
      const code =
        language === 'csharp' ? olderCsharp(sample, name) : sample.replace('class Sample', `class ${name}`);
      fs.writeFileSync(path.join(folder, file), `${code}\n`);
      return file;
    });
    // PHP and Ruby look at the first file alone.
    const calls = language === 'php' || language === 'ruby' ? files.map((file) => [file]) : [files];
    for (const call of calls) await run(command, [...words, ...call], {cwd: folder});
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}
