import {fromJs} from 'esast-util-from-js';
import type {MdxjsEsm} from 'mdast-util-mdx';

/** The line `import name from 'module'` as a node of an MDX page. */
export function importDefault(name: string, module: string): MdxjsEsm {
  const value = `import ${name} from ${JSON.stringify(module)};`;
  return {type: 'mdxjsEsm', value, data: {estree: fromJs(value, {module: true})}};
}
