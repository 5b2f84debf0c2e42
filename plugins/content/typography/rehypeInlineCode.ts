import type {Element, ElementContent, Root} from 'hast';
import {h} from 'hastscript';
import {SKIP, visit} from 'unist-util-visit';
import {textOf} from '../mdx/textOf';

/** Code of up to so many characters stays on one line; up to the second, it fits a line of the smallest phone. */
export const longestUnbroken = 24;
const longLine = 30;

/** Between these a line of longer code may break: a path of the API between its parts, and digits by sixteen. */
const joints = (text: string) =>
  text.startsWith('/') ? /(?<=\/)(?=[^/])/u : /(?<=[/_.])(?=[^/_.])|(?<=^(?:[\da-f]{16})+)(?=[\da-f]+$)/u;

/**
 * Rehype plugin that says where a line may break in code inside text: in short code nowhere; in longer code of a table, and
 * in code longer than a line of a phone, behind `/`, `_` and `.`, and in hexadecimal digits, too.
 *
 * Comes after what highlights fenced code.
 */
export default function rehypeInlineCode() {
  return (tree: Root): void => {
    const ofTables = new Set<Element>();
    visit(tree, {tagName: 'table'}, (table) => {
      visit(table, {tagName: 'code'}, (code: Element) => void ofTables.add(code));
    });
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName === 'pre') return SKIP;
      if (node.tagName !== 'code' || !parent || index === undefined) return undefined;
      const text = textOf(node);
      if (text.length <= longestUnbroken) node.properties.className = ['short'];
      else if (ofTables.has(node) || text.length > longLine)
        parent.children[index] = breakable(text) as never;
      return SKIP;
    });
  };
}

/** Code with places for breaks: as an element of JSX, since the framework takes code with elements in it for a block. */
function breakable(text: string): ElementContent {
  const pieces = text.split(joints(text));
  const children = pieces.flatMap((piece, index) => (index > 0 ? [h('wbr'), piece] : [piece]));
  const code = h('code', children);
  return {
    type: 'mdxJsxTextElement',
    name: 'code',
    attributes: [],
    children: code.children,
    data: {staticElement: code, _mdxExplicitJsx: true},
  } as never;
}
