import {parseArgs} from 'node:util';

/** Numbers of generated pages that a call without arguments builds. */
const defaults = [250, 500, 1_000, 2_000];

/** Explains the command. */
export const benchHelp = `Builds copies of the site with generated pages, cold and warm.

  npm run bench:build -- --pages 250,500

  --pages NUMBERS  how many pages are generated, one build pair each; default ${defaults.join(',')}
  --help           this text
`;

/**
 * Reads and checks the arguments of the command.
 *
 * @returns undefined when help is asked for
 * @throws one sentence that says what is wrong
 */
export function readBenchArguments(args: string[]): number[] | undefined {
  const {values} = parseArgs({
    args,
    options: {pages: {type: 'string', default: defaults.join(',')}, help: {type: 'boolean', default: false}},
  });
  if (values.help) return undefined;
  const numbers = values.pages.split(',').map(Number);
  if (!numbers.every((number) => Number.isInteger(number) && number >= 1 && number <= 20_000))
    throw new Error(`--pages is ${values.pages}, but must be whole numbers from 1 to 20000 with commas.`);
  return numbers.sort((a, b) => a - b);
}
