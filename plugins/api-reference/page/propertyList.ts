import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import {countInside, insideOf, type SchemaNode} from '../schema/SchemaNode';
import {fold} from './fold';
import {markdownToHast} from './markdown';
import {propertyFacts} from './propertyFacts';

/** Up to how many values a list shows all levels at once. */
const smallList = 32;

/** Fewer values than these are not worth folding. */
const worthFolding = 3;

/**
 * A list of properties as HTML, each with its anchor, nested as the data is.
 *
 * In a long list the third level is folded, in a very long one the second; what is in a fold, likewise.
 */
export function propertyList(nodes: SchemaNode[]): Element {
  return listOf(nodes, levelsShown(nodes.reduce((sum, node) => sum + 1 + countInside(node), 0)));
}

function levelsShown(count: number): number {
  if (count <= smallList) return Number.POSITIVE_INFINITY;
  return count <= 10 * smallList ? 2 : 1;
}

function listOf(nodes: SchemaNode[], openLevels: number): Element {
  return h(
    'ul.properties',
    nodes.map((node) => property(node, openLevels)),
  );
}

function property(node: SchemaNode, openLevels: number): Element {
  return h('li', node.id ? {id: node.id} : {}, [
    h(
      'p.property',
      [
        node.name !== undefined && nameOf(node.name, node.id),
        h('span.property-type', node.type),
        node.discriminatorValues && choice(node.discriminatorValues),
        node.required && h('span.property-required', 'required'),
        node.deprecated && h('span.property-deprecated', 'deprecated'),
        node.access && h('span.property-access', node.access),
        node.elsewhere && h('a', {href: node.elsewhere.address}, `All of ${node.elsewhere.name}`),
      ].flatMap((part) => (part ? [part, ' '] : [])),
    ),
    ...node.descriptions.flatMap(markdownToHast),
    ...propertyFacts(node),
    ...inside(node, openLevels),
  ]);
}

/** What a body says when it is this alternative. */
function choice({property, values}: NonNullable<SchemaNode['discriminatorValues']>): Element {
  return h('span.property-choice', [
    h('span.property-fact-label', `${property}:`),
    ' ',
    ...values.flatMap((value, index) => [...(index > 0 ? [' or '] : []), h('code', value)]),
  ]);
}

/** The name is the link to itself: a mark beside it would make a page of properties a fifth heavier. */
function nameOf(name: string, id: string | undefined): Element {
  return id === undefined
    ? h('span.property-name', h('code', name))
    : h('a.property-name', {href: `#${id}`}, h('code', name));
}

function inside(node: SchemaNode, openLevels: number): ElementContent[] {
  const count = countInside(node);
  const isFolded = openLevels <= 1 && count >= worthFolding;
  const levels = isFolded ? levelsShown(count) : openLevels - 1;
  const parts = [
    ...(node.children.length > 0 ? [listOf(node.children, levels)] : []),
    ...node.alternatives.flatMap(({label, options}) => [
      h('p.property-alternatives', markdownToHast(`${label}:`).flatMap(contentOf)),
      listOf(options, levels),
    ]),
  ];
  return isFolded ? [fold(summaryOf(node), parts)] : parts;
}

function contentOf(node: ElementContent): ElementContent[] {
  return node.type === 'element' ? node.children : [];
}

/** How many properties are folded, and what the first are called. */
function summaryOf(node: SchemaNode): string {
  const names = insideOf(node).map(({name}) => name ?? '');
  const kind = node.children.length > 0 ? ['property', 'properties'] : ['alternative', 'alternatives'];
  const shown = names.slice(0, 4).join(', ');
  return `${names.length} ${kind[names.length === 1 ? 0 : 1]}: ${shown}${names.length > 4 ? ', …' : ''}`;
}
