import type {Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {importLine} from '../mdx/importLine';

const frameworkComponents = new Set(['Details', 'Head']);

/**
 * Remark plugin that imports the components which a page uses.
 *
 * Writers need no import lines, and a component's script reaches the pages that use it and no other, which
 * registering it for all pages would not give.
 */
export default function remarkImportComponents({components}: {components: ReadonlyMap<string, string>}) {
  return (tree: Root, file: VFile): void => {
    const declared = declaredNames(tree);
    const needed = new Set<string>();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const name = ('name' in node && typeof node.name === 'string' ? node.name : '').split('.')[0] ?? '';
      if (!/^[A-Z]/.test(name) || declared.has(name) || frameworkComponents.has(name)) return;
      if (!components.has(name)) {
        const known = [...components.keys()].sort().join(', ');
        file.fail(`<${name}> is no component that pages can use. There are: ${known}.`, node);
      }
      needed.add(name);
    });
    const imports = [...needed].map((name) => {
      const module = components.get(name) as string;
      return importLine(module.endsWith(`/${name}`) ? name : `{${name}}`, module);
    });
    tree.children.unshift(...imports);
  };
}

function declaredNames(tree: Root): Set<string> {
  const names = new Set<string>();
  visit(tree, 'mdxjsEsm', (node: MdxjsEsm) => {
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type === 'ImportDeclaration')
        for (const {local} of statement.specifiers) names.add(local.name);
      if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) continue;
      const {declaration} = statement;
      if (declaration.type === 'VariableDeclaration') {
        for (const {id} of declaration.declarations) if (id.type === 'Identifier') names.add(id.name);
      } else names.add(declaration.id.name);
    }
  });
  return names;
}
