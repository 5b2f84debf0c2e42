import fs from 'node:fs';
import path from 'node:path';
import {runCommand} from '../../process/runCommand';
import {projectRoot} from '../../projectRoot';
import {headersFolder} from '../../sdk/header/readHeader';
import type {Unit} from './Unit';

const stubs = ['samples/stubs/zephyr', 'samples/stubs/esp-idf'];
// Optimizing costs little, and finds variables that are used without a value.
const always = [
  ...['-S', '-O2', '-o', '/dev/null', '-fdiagnostics-color=never', '-fno-diagnostics-show-caret'],
  // An error inside a macro then belongs to the line that uses the macro.
  '-ftrack-macro-expansion=0',
];
const warnings = [
  ...['-Wall', '-Wextra', '-Wshadow', '-Wstrict-prototypes', '-Wformat=2', '-Werror'],
  // A program's own functions may do without a prototype; those that the SDK calls may not (readDiagnostics).
  ...['-Wmissing-prototypes', '-Wno-error=missing-prototypes'],
];

/**
 * Compiles a source file against the SDK's headers and the stubs.
 *
 * @param folder empty; takes the files
 * @returns what the compiler printed
 * @throws Error when there is no compiler
 */
export async function compileUnit(unit: Unit, folder: string): Promise<string> {
  for (const [name, text] of [...unit.headers, [unit.file, unit.text] as const]) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
  }
  const ownFolders = new Set(['.', ...[...unit.headers.keys()].map((name) => path.dirname(name))]);
  const args = [
    ...always,
    ...warnings,
    ...(unit.isFragment ? ['-Wno-unused'] : []),
    ...languageOf(unit),
    ...unit.macros.map((macro) => `-D${macro}`),
    ...[...ownFolders].map((name) => `-I${path.join(folder, name)}`),
    ...[headersFolder, ...stubs, 'samples/generated'].map((name) => `-I${name}`),
    ...unit.preludes.flatMap((name) => ['-include', name]),
    path.join(folder, unit.file),
  ];
  const {code, stderr} = await runCommand('gcc', args, {
    cwd: projectRoot,
    env: {...process.env, LC_ALL: 'C'},
  });
  if (code === -1) {
    throw new Error(
      `The examples in C need the compiler gcc; install it (on Debian and Ubuntu: apt-get install gcc libc6-dev). ${stderr}`,
    );
  }
  return stderr;
}

/** Code for an RTOS may use what its compilers know beyond the standard. */
function languageOf({text, preludes}: Unit): string[] {
  const sources = [text, ...preludes.map((name) => fs.readFileSync(path.join(projectRoot, name), 'utf8'))];
  const included = sources.flatMap((source) =>
    [...source.matchAll(/^#include <([^>]+)>/gm)].map(([, name]) => name),
  );
  const usesRtos = stubs.some((folder) =>
    included.some((name) => fs.existsSync(path.join(projectRoot, folder, name))),
  );
  return usesRtos ? ['-std=gnu11'] : ['-std=c99', '-Wpedantic'];
}
