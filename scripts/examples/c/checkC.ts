import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {ExampleBlock, ExampleProblem} from '../ExampleBlock';
import {compileUnit} from './compileUnit';
import {readDiagnostics} from './readDiagnostics';
import {toUnits} from './toUnits';

/** Compilers at a time; more would take the machine from the other checks. */
const atOnce = 2;

/**
 * Compiles the C of pages against the SDK's interface headers, with warnings as errors.
 *
 * @param blocks all blocks of the pages, in their order: the options of Kconfig and the definitions of CMake on a page
 * hold for its C
 * @throws Error when there is no compiler
 */
export async function checkC(blocks: ExampleBlock[]): Promise<ExampleProblem[]> {
  const pages = [...new Set(blocks.map(({page}) => page))];
  const units = pages.flatMap((page) => toUnits(blocks.filter((block) => block.page === page)));
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'c-examples-'));
  const found: ExampleProblem[][] = [];
  const waiting = [...units.entries()];
  async function compileWaiting(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, unit] = next;
      const printed = await compileUnit(unit, path.join(folder, String(index)));
      found[index] = readDiagnostics(unit, printed);
    }
  }
  try {
    await Promise.all(Array.from({length: atOnce}, compileWaiting));
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
  return withoutRepeats(found.flat());
}

/** A header's error comes up in every file that includes it. */
function withoutRepeats(problems: ExampleProblem[]): ExampleProblem[] {
  const keyOf = ({page, line, message}: ExampleProblem) => `${page}:${line}: ${message}`;
  return [...new Map(problems.map((problem) => [keyOf(problem), problem])).values()];
}
