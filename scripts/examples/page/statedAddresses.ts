import type {ExampleProblem} from '../ExampleBlock';
import {blockKind, languageOf} from './blockKind';
import {type PageBlock, problemAt} from './PageBlock';

const runs = ['bash', 'python', 'js'];

/** Lines of code that state the address of the platform, which would then be called, and do not only set the variable. */
export function statedAddresses(block: PageBlock, addresses: readonly string[]): ExampleProblem[] {
  if (blockKind(block) === 'output' || !runs.includes(languageOf(block))) return [];
  return block.text.split('\n').flatMap((line, index) => {
    const address = addresses.find((each) => line.includes(each));
    if (!address || /(?:^|\s)SKERRY_API_URL=/.test(line)) return [];
    return [problemAt(block, index + 1, `the code states ${address}; take the address from SKERRY_API_URL.`)];
  });
}
