import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {ExampleBlock, ExampleProblem} from './ExampleBlock';

const compiler = path.join(__dirname, 'c', 'checkC.ts');

/** Compiles the C blocks of a page with `c/checkC.ts`; TODO import it directly when that file is in the repository. */
export async function checkC(blocks: ExampleBlock[]): Promise<ExampleProblem[]> {
  if (!fs.existsSync(compiler)) {
    const message = 'nothing compiles C yet: scripts/examples/c/checkC.ts is missing.';
    return blocks.map(({page, line}) => ({page, line, message}));
  }
  const module: {checkC(code: ExampleBlock[]): Promise<ExampleProblem[]>} = await import(
    pathToFileURL(compiler).href
  );
  return module.checkC(blocks);
}
