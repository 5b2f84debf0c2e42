import {fromJs} from 'esast-util-from-js';
import type {MdxjsEsm} from 'mdast-util-mdx';

/** The line `import names from 'module'` as a node of an MDX page: `Steps`, `{Card}`. */
export function importLine(names: string, module: string): MdxjsEsm {
  const value = `import ${names} from ${JSON.stringify(module)};`;
  return {type: 'mdxjsEsm', value, data: {estree: fromJs(value, {module: true})}};
}
