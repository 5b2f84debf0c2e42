import type {Program} from 'estree-jsx';
import type {MdxjsEsm} from 'mdast-util-mdx';

/** The line `import name from 'module'` as a node of an MDX page. */
export function importDefault(name: string, module: string): MdxjsEsm {
  const value = JSON.stringify(module);
  const program: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ImportDeclaration',
        specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
        source: {type: 'Literal', value: module, raw: value},
        attributes: [],
      },
    ],
  };
  return {type: 'mdxjsEsm', value: `import ${name} from ${value};`, data: {estree: program}};
}
