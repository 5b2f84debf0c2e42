import {parseArgs} from 'node:util';

function parse(args: string[]) {
  const text = {type: 'string', default: ''} as const;
  const peers = {type: 'boolean', default: false} as const;
  try {
    return parseArgs({args, options: {pages: text, operations: text, runs: text, peers}}).values;
  } catch (error) {
    const known = '--pages 500,2000 --peers --operations 30,600 --runs 3';
    throw new Error(`${(error as Error).message}\nOptions, with examples: ${known}`);
  }
}

/**
 * What to build:
 *
 * - `--pages 500,2000` (the default): our site with so many generated pages more, cold and after a change of one page
 * - `--peers`: and the same pages with stock Docusaurus, Starlight and VitePress
 * - `--operations 30,600`: our site with a reference made of so many operations of a large OpenAPI file, cold
 * - `--runs 3`: the medians of so many builds
 */
export function readOptions(args: string[]) {
  const values = parse(args);
  const numbers = (name: 'pages' | 'operations' | 'runs', otherwise: string) =>
    (values[name] || otherwise).split(',').map((given) => {
      if (/^[1-9]\d*$/.test(given)) return Number(given);
      throw new Error(`--${name} is ${values[name]}: give whole numbers from 1 on, as in --pages 500,2000.`);
    });
  const operations = values.operations ? numbers('operations', '') : [];
  const pages = values.operations && !values.pages ? [] : numbers('pages', '500,2000');
  return {pages, operations, peers: values.peers, runs: numbers('runs', '1')[0]};
}
