import type {Root, RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {gfm} from 'micromark-extension-gfm';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/** A table whose cells are Markdown. */
export interface ComputedTable {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

export interface Figures {
  /** Tables, by the name that `<Computed table="…" />` takes. */
  tables: Record<string, () => ComputedTable>;
  /** Texts with their unit, by the name that `<Computed value="…" />` takes. */
  values: Record<string, () => string>;
}

/** Remark plugin that replaces `<Computed table="…" />` and `<Computed value="…" />` by what they name. */
export default function remarkComputed({figures}: {figures: Figures}) {
  return (tree: Root, file: VFile): void => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
      const element = node as MdxJsxFlowElement | MdxJsxTextElement;
      if (element.name !== 'Computed' || !parent || index === undefined) return;
      const [kind, name] = asked(element, file);
      const computed = figures[kind][name];
      if (!computed) {
        const known = Object.keys(figures[kind]).sort().join(', ');
        file.fail(`There is no computed ${kind.slice(0, -1)} "${name}". There are: ${known}.`, element);
      }
      const made = computed();
      (parent.children as RootContent[])[index] =
        typeof made === 'string' ? {type: 'text', value: made} : tableOf(made);
    });
  };
}

/** Which figure an element names; anything but one attribute with a text stops the build. */
function asked(element: MdxJsxFlowElement | MdxJsxTextElement, file: VFile): [keyof Figures, string] {
  const [attribute, ...others] = element.attributes;
  if (attribute?.type === 'mdxJsxAttribute' && typeof attribute.value === 'string' && others.length === 0) {
    if (attribute.name === 'value') return ['values', attribute.value];
    if (attribute.name === 'table' && element.type === 'mdxJsxFlowElement')
      return ['tables', attribute.value];
  }
  return file.fail(
    'Write <Computed table="…" /> on a line of its own, or <Computed value="…" /> in a sentence.',
    element,
  );
}

function tableOf({columns, rows}: ComputedTable): RootContent {
  const lines = [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  const {children} = fromMarkdown(lines.join('\n'), {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  return children[0] as RootContent;
}
