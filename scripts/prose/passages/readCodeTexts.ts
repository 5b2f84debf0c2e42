import type {Node} from 'estree';
import {visit} from 'estree-util-visit';
import {type Passage, PassageBuilder} from './Passage';

const shown =
  'alt aria-description aria-label caption children description label lines meaning message note phase placeholder range rows title';
/** Attributes and properties whose text readers see or hear. */
export const shownNames: ReadonlySet<string | undefined> = new Set(shown.split(' '));

/** Any other string is text when it begins as a sentence does; names of classes and the like do not. */
const sentence = /^\p{Lu}[\p{L}’']*,? \p{Ll}/u;

/** Names of a program, addresses and escapes: in a drawing nothing else tells code from words. */
const codeWords = /\S*(?:\p{Ll}\p{Lu}|:\/\/|[%_])\S*|(?<!\S)\.\w+/gu;

const startOf = (node: object): number => ('start' in node ? Number(node.start) : 0);

const between = /^(?:(?:Array|Conditional|Logical)Expression|JSXExpressionContainer)$/;

/** Name of the attribute or property that a value is given to; `children` for what stands between tags. */
function givenTo(parents: readonly object[], attribute?: string): string | undefined {
  for (const parent of parents.toReversed()) {
    const {type} = parent as {type: string};
    if (type === 'JSXElement' || type === 'JSXFragment') return 'children';
    if (type === 'JSXAttribute' || type === 'Property') {
      const {name, key} = parent as {name?: object; key?: object};
      const {name: given, value} = (name ?? key) as {name?: unknown; value?: unknown};
      return typeof given === 'string' ? given : String(value);
    }
    if (type === 'ExpressionStatement') return attribute;
    if (!between.test(type)) return undefined;
  }
  return undefined;
}

/** Reads the texts for readers in a program: text between tags, labels, and strings that are sentences. */
export function readCodeTexts(program: Node, source: string, attribute?: string): Passage[] {
  const passages: Passage[] = [];
  visit(program, (node, _key, _index, ancestors) => {
    const type: string = node.type;
    const isShown = (text: string) => shownNames.has(givenTo(ancestors, attribute)) || sentence.test(text);
    const builder = new PassageBuilder(source);
    if (type === 'JSXText' || type === 'Literal') {
      const {value} = node as {value?: unknown};
      const parent = ancestors.at(-1);
      // The key of a property and the name of a module are no values.
      const isKey = parent?.type === 'Property' && parent.key === node;
      if (typeof value === 'string' && isShown(value) && !isKey)
        builder.add(value, startOf(node) + (type === 'JSXText' ? 0 : 1));
    } else if (node.type === 'TemplateLiteral' && isShown(node.quasis[0]?.value.cooked ?? '')) {
      for (const [index, quasi] of node.quasis.entries()) {
        builder.add(quasi.value.cooked ?? '', startOf(quasi));
        const expression = node.expressions[index];
        if (expression) builder.addThing(startOf(expression));
      }
    }
    passages.push(...builder.finish('label'));
  });
  return passages.map((passage) => ({
    ...passage,
    prose: passage.prose.replace(codeWords, (word) => '`'.repeat(word.length)),
  }));
}
