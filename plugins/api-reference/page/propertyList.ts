import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import partition from 'lodash/partition';
import {countAll, insideOf, type SchemaNode} from '../schema/describeSchema';
import {markdownToHast} from './markdown';

/** Up to how many values a list shows all levels at once. */
const smallList = 32;

/** Fewer values than these are not worth folding. */
const worthFolding = 3;

/** Longer examples are folded, so that they do not bury what is said; so are those whose parts have examples. */
const longExample = 160;

/**
 * A list of properties as HTML, each with its anchor, nested as the data is.
 *
 * In a long list the third level is folded, in a very long one the second; what is in a fold, likewise.
 */
export function propertyList(nodes: SchemaNode[], openLevels = levelsShown(countAll(nodes))): Element {
  const items = nodes.map((node) => property(node, openLevels));
  return h('ul.properties', items);
}

function levelsShown(count: number): number {
  if (count <= smallList) return Number.POSITIVE_INFINITY;
  return count <= 10 * smallList ? 2 : 1;
}

function property(node: SchemaNode, openLevels: number): Element {
  return h('li', {id: node.name === undefined ? undefined : node.id}, [
    h(
      'p.property',
      [
        // A mark beside the name would make a page of properties a fifth heavier.
        node.name !== undefined && h('a.property-name', {href: `#${node.id}`}, h('code', node.name)),
        h('span.property-type', node.type),
        node.choice && choice(node.choice),
        node.required && h('span.property-required', 'required'),
        node.deprecated && h('span.property-deprecated', 'deprecated'),
        node.access && h('span.property-access', node.access),
        ...node.elsewhere.map(({address, name}) => h('a', {href: address}, `All of ${name}`)),
      ].flatMap((part) => (part ? [part, ' '] : [])),
    ),
    ...node.descriptions.flatMap((description) => markdownToHast(description)),
    ...propertyFacts(node),
    ...inside(node, openLevels),
  ]);
}

/** What a body says when it is this alternative. */
function choice({property, values}: NonNullable<SchemaNode['choice']>): Element {
  return h('span.property-choice', [
    h('span.property-fact-label', `${property}:`),
    ' ',
    ...values.flatMap((value, index) => [...(index > 0 ? [' or '] : []), h('code', value)]),
  ]);
}

function inside(node: SchemaNode, openLevels: number): ElementContent[] {
  const count = countAll(insideOf(node));
  const isFolded = openLevels <= 1 && count >= worthFolding;
  const levels = isFolded ? levelsShown(count) : openLevels - 1;
  const parts = node.parts.flatMap(({label, nodes}) => {
    const words = markdownToHast(`${label}:`).flatMap((one) => ('children' in one ? one.children : []));
    return [...(label ? [h('p.property-alternatives', words)] : []), propertyList(nodes, levels)];
  });
  return isFolded ? [fold(summaryOf(node), parts)] : parts;
}

/** A part that is folded until a reader opens it, follows a link into it, or finds text in it. */
function fold(label: string, content: ElementContent[], kind = ''): Element {
  return h(`details.fold${kind}`, [h('summary.fold-label', label), ...content]);
}

/** How many properties are folded, and what the first are called. */
function summaryOf(node: SchemaNode): string {
  const names = insideOf(node).map(({name}) => name ?? '');
  const kind = node.parts[0]?.label ? ['alternative', 'alternatives'] : ['property', 'properties'];
  return `${names.length} ${kind[names.length === 1 ? 0 : 1]}: ${names.slice(0, 4).join(', ')}${names.length > 4 ? ', …' : ''}`;
}

/** What is allowed, one beside the other: most properties then take three lines. */
export function propertyFacts(node: SchemaNode): Element[] {
  const {items} = node;
  const isLong = (example: string) => example.length > longExample || insideOf(node).length > 0;
  const [long, short] = partition(node.examples, isLong);
  const [longOfItems, shortOfItems] = partition(items.examples, isLong);
  const label = short.length + shortOfItems.length === 1 ? 'Example' : 'Examples';
  const facts = [
    ...fact('Allowed', codes(node.allowed, node.meanings), codes(items.allowed, items.meanings)),
    ...fact('Limits', node.bounds.map(inCode)),
    ...fact('Default', codes(node.default), codes(items.default)),
    ...fact(label, codes(short), codes(shortOfItems)),
  ];
  const folded = (what: string, examples: string[]) =>
    examples.map((one, index) =>
      fold(examples.length > 1 ? `${what} ${index + 1}` : what, [h('pre', h('code', one))], '.example-value'),
    );
  return [
    ...(facts.length > 0 ? [h('p.property-facts', facts)] : []),
    ...folded('Example', long),
    ...folded('Example of an item', longOfItems),
  ];
}

/** @param ofItems what holds of each item of an array, which is not to be taken for the array's own */
function fact(label: string, values: Array<Element | string>, ofItems: Element[] = []) {
  const listed = [...values, ...ofItems].flatMap((value, index) => [
    index === 0 ? ' ' : ', ',
    ...(index === values.length ? ['each item: '] : []),
    value,
  ]);
  return listed.length > 0 ? [h('span', [h('span.property-fact-label', `${label}:`), ...listed]), ' '] : [];
}

/** A limit, in which what a program compares with is code. */
function inCode(bound: string) {
  const [words, code] = bound.split(/(?<=\b(?:matches|always) )(.+)/s);
  return code ? h('span', [words, h('code', code)]) : bound;
}

function codes(values: string[] | string | undefined, meanings: Record<string, string> = {}): Element[] {
  return [values ?? []].flat().map((value) => {
    const code = h('code', value === '' ? '""' : value);
    const meaning = meanings[value];
    // A value may be called like what every object has.
    return typeof meaning === 'string' && meaning ? h('span', [code, ` (${meaning})`]) : code;
  });
}
