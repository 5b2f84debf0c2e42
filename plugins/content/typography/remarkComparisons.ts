import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/** Remark plugin that leaves of each `Comparison` its table alone, in which the first cell of each row is its header. */
export default function remarkComparisons() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (comparison, index, parent) => {
      if (comparison.name !== 'Comparison' || !parent || index === undefined) return;
      const table = comparison.children.find((child) => child.type === 'table');
      if (!table) return file.fail('<Comparison> needs a Markdown table inside.', comparison);
      for (const {children} of table.children.slice(1)) {
        const [first] = children;
        if (first) first.data = {hName: 'th', hProperties: {scope: 'row'}};
      }
      parent.children[index] = table;
    });
  };
}
