import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import type {SchemaNode} from '../schema/SchemaNode';
import {markdownToHast} from './markdown';

/** A list of properties as HTML, each with its anchor, nested as the data is. */
export function propertyList(nodes: SchemaNode[]): Element {
  return h('ul.properties', nodes.map(property));
}

function property(node: SchemaNode): Element {
  return h('li', {id: node.id}, [
    h(
      'p.property',
      [
        node.name !== undefined && h('a.property-name', {href: `#${node.id}`}, h('code', node.name)),
        h('span.property-type', node.type),
        node.required && h('span.property-required', 'required'),
        node.deprecated && h('span.property-deprecated', 'deprecated'),
        node.access && h('span.property-access', node.access),
      ].flatMap((part) => (part ? [part, ' '] : [])),
    ),
    ...(node.description ? markdownToHast(node.description) : []),
    ...facts(node),
    ...(node.children.length > 0 ? [propertyList(node.children)] : []),
    ...(node.alternatives
      ? [h('p.property-alternatives', node.alternatives.label), propertyList(node.alternatives.options)]
      : []),
  ]);
}

/** What is allowed, one beside the other: most properties then take three lines. */
function facts(node: SchemaNode): Element[] {
  const all = [
    fact('Allowed', node.allowed.map(code)),
    fact('Limits', node.bounds),
    fact('Default', node.default === undefined ? [] : [code(node.default)]),
    fact(node.examples.length === 1 ? 'Example' : 'Examples', node.examples.map(code)),
  ].filter((element) => element !== undefined);
  return all.length > 0
    ? [
        h(
          'p.property-facts',
          all.flatMap((one) => [one, ' ']),
        ),
      ]
    : [];
}

function fact(label: string, values: Array<ElementContent | string>): Element | undefined {
  if (values.length === 0) return undefined;
  return h('span', [
    h('span.property-fact-label', `${label}:`),
    ...values.flatMap((value, index) => [index === 0 ? ' ' : ', ', value]),
  ]);
}

function code(value: string): Element {
  return h('code', value);
}
