import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import uniqWith from 'lodash/uniqWith';
import isEqual from 'lodash/isEqual';
import pLimit from 'p-limit';
import {brand} from '../../../config/brand';
import {runCommand} from '../../process/runCommand';
import {inRoot, projectRoot} from '../../projectRoot';
import {headersFolder} from '../../../plugins/content/downloads/sdkHeaders';
import type {ExampleProblem, PageBlock} from '../page/PageBlock';
import {toUnits, type Unit} from './toUnits';

const stubs = ['samples/stubs/zephyr', 'samples/stubs/esp-idf'];
const always = [
  // Optimizing costs little, and finds variables that are used without a value.
  ...['-S', '-O2', '-o', '/dev/null', '-fdiagnostics-color=never', '-fno-diagnostics-show-caret'],
  // An error inside a macro then belongs to the line that uses the macro.
  '-ftrack-macro-expansion=0',
  ...['-Wall', '-Wextra', '-Wshadow', '-Wstrict-prototypes', '-Wformat=2', '-Werror'],
  // A program's own functions may do without a prototype; those that the SDK calls may not (readDiagnostics).
  ...['-Wmissing-prototypes', '-Wno-error=missing-prototypes'],
];

/** Code for an RTOS may use what its compilers know beyond the standard. */
function standardOf({text, preludes}: Unit): string[] {
  const sources = [text, ...preludes.map((name) => fs.readFileSync(inRoot(name), 'utf8'))];
  const included = sources.flatMap((source) => [...source.matchAll(/^#include <([^>]+)>/gm)]);
  const isStub = (name: string) => stubs.some((folder) => fs.existsSync(inRoot(folder, name)));
  return included.some(([, name]) => isStub(name)) ? ['-std=gnu11'] : ['-std=c99', '-Wpedantic'];
}

/** Compiles a source file against the SDK's headers and the stubs. Returns what the compiler printed. */
async function compileUnit(unit: Unit, folder: string): Promise<string> {
  for (const [name, text] of [...unit.headers, [unit.file, unit.text] as const]) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
  }
  const ownFolders = new Set(['.', ...[...unit.headers.keys()].map((name) => path.dirname(name))]);
  const args = [
    ...always,
    ...(unit.isFragment ? ['-Wno-unused'] : []),
    ...standardOf(unit),
    ...unit.macros.map((macro) => `-D${macro}`),
    ...[...ownFolders].map((name) => `-I${path.join(folder, name)}`),
    ...[headersFolder, ...stubs, 'samples/generated'].map((name) => `-I${name}`),
    ...unit.preludes.flatMap((name) => ['-include', name]),
    path.join(folder, unit.file),
  ];
  const env = {...process.env, LC_ALL: 'C'};
  const {code, stderr} = await runCommand('gcc', args, {cwd: projectRoot, env});
  if (code === -1)
    throw new Error(`The examples in C need the compiler gcc; install it (apt-get install gcc). ${stderr}`);
  return stderr;
}

const diagnostic = /^(?<file>[^:\n]+):(?<line>\d+):(?:\d+:)? (?:(?:fatal )?error|warning): (?<message>.*)$/gm;
const missingPrototype = /\[-W(?:error=)?missing-prototypes\]$/;
const ofSdk = new RegExp(`['‘]${brand.cPrefix}_`);

/**
 * Errors of the compiler, at their lines of the page. Those in preludes and stubs stay where they are; the SDK's headers
 * are right, so it is the block that an error in them is about.
 */
function readDiagnostics({block: {page, line: fence}}: Unit, printed: string): ExampleProblem[] {
  return [...printed.matchAll(diagnostic)].flatMap(({groups}) => {
    const {file = '', line = '', message = ''} = groups ?? {};
    const isPrototype = missingPrototype.test(message);
    if (isPrototype && !ofSdk.test(message)) return [];
    const told = `gcc: ${message}${isPrototype ? '; the SDK has no function of this name' : ''}`;
    if (file.startsWith(headersFolder)) return [{page, line: fence, message: `${told} (${file}:${line})`}];
    const isOfProject = file === page || /^(?:docs|samples)\//.test(file);
    const place = isOfProject ? {page: file, line: Number(line)} : {page, line: fence};
    return [{...place, message: told}];
  });
}

/** Compiles the C of a page with warnings as errors: for all of its blocks, whose Kconfig and CMake hold for it. */
export async function checkC(blocks: readonly PageBlock[]): Promise<ExampleProblem[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'c-examples-'));
  // More compilers at a time would take the machine from the other checks.
  const limit = pLimit(2);
  const compile = async (unit: Unit, index: number) =>
    readDiagnostics(unit, await compileUnit(unit, path.join(folder, String(index))));
  try {
    const found = await Promise.all(toUnits(blocks).map((unit, index) => limit(compile, unit, index)));
    // A header's error comes up in every file that includes it.
    return uniqWith(found.flat(), isEqual);
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}
