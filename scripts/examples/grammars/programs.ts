import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {runCommand} from '../../process/runCommand';
import type {SyntaxFault} from './SyntaxFault';

/** A program that reads a language and says where a file breaks its rules. */
interface Reader {
  /** Name of the file that it is given. */
  file: string;
  command(file: string): string[];
  /** Finds the line in what it printed. */
  line: RegExp;
}

const python = (code: string): Reader['command'] => {
  return (file) => ['python3', '-c', `import sys\nsource = open(sys.argv[1]).read()\n${code}`, file];
};

const readers: Record<string, Reader> = {
  bash: {file: 'block.sh', command: (file) => ['bash', '-n', file], line: /line (?<line>\d+):/},
  python: {
    file: 'block.py',
    command: python('compile(source, "block", "exec")'),
    line: /"block", line (?<line>\d+)/,
  },
  js: {
    file: 'block.mjs',
    command: (file) => [process.execPath, '--check', file],
    line: /block\.mjs:(?<line>\d+)/,
  },
  toml: {
    file: 'block.toml',
    command: python('import tomllib; tomllib.loads(source)'),
    line: /line (?<line>\d+), column/,
  },
  ini: {
    file: 'block.ini',
    command: python('import configparser; configparser.ConfigParser().read_string(source)'),
    line: /\[line\s+(?<line>\d+)\]/,
  },
  makefile: {
    file: 'Makefile',
    // A rule for everything that is missing here, and a target that always is there.
    command: (file) => ['make', '--dry-run', '--file', file, '--eval', '%: ; @:\nchecked: ;', 'checked'],
    line: /Makefile:(?<line>\d+):/,
  },
};

/** Languages whose syntax a program of this machine checks. */
export const programLanguages = Object.keys(readers);

/** The sentence in which a program names its reason: its last line, or its first for shells and make. */
function reason(language: string, output: string, folder: string): string {
  const lines = output
    .replaceAll(`${folder}/`, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const sentence = language === 'js' ? lines.find((line) => /^\w*Error:/.test(line)) : undefined;
  const inOrder = ['bash', 'makefile'].includes(language) ? lines[0] : lines.at(-1);
  return (sentence ?? inOrder ?? 'it says nothing').trim();
}

/** What a program of this machine says against a text, which it reads and does not run. */
export async function programFaults(language: string, text: string): Promise<SyntaxFault[]> {
  const {file, command, line} = readers[language];
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'example-syntax-'));
  try {
    const name = path.join(folder, file);
    fs.writeFileSync(name, `${text}\n`);
    const [program, ...args] = command(name);
    const {code, stderr} = await runCommand(program, args, {cwd: folder});
    // bash only warns of a here-document without an end.
    if (code === 0 && (language !== 'bash' || stderr === '')) return [];
    return [{line: Number(line.exec(stderr)?.groups?.line ?? 1), message: reason(language, stderr, folder)}];
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}
