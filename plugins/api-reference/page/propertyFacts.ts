import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import {insideOf, type SchemaNode} from '../schema/SchemaNode';

/** Longer examples are folded, so that they do not bury what is said; so are those whose parts have examples. */
const longExample = 160;

/** What is allowed, one beside the other: most properties then take three lines. */
export function propertyFacts(node: SchemaNode): Element[] {
  const isLong = (example: string) => example.length > longExample || insideOf(node).length > 0;
  const short = node.examples.filter((example) => !isLong(example));
  const long = node.examples.filter(isLong);
  const facts = [
    fact('Allowed', node.allowed.map(code)),
    fact('Limits', node.bounds),
    fact('Default', node.default === undefined ? [] : [code(node.default)]),
    fact(short.length === 1 ? 'Example' : 'Examples', short.map(code)),
  ].filter((element) => element !== undefined);
  return [
    ...(facts.length > 0
      ? [
          h(
            'p.property-facts',
            facts.flatMap((one) => [one, ' ']),
          ),
        ]
      : []),
    ...long.map((example) =>
      h('details.fold.example-value', [h('summary.fold-label', 'Example'), h('pre', h('code', example))]),
    ),
  ];
}

function fact(label: string, values: Array<ElementContent | string>): Element | undefined {
  if (values.length === 0) return undefined;
  return h('span', [
    h('span.property-fact-label', `${label}:`),
    ...values.flatMap((value, index) => [index === 0 ? ' ' : ', ', value]),
  ]);
}

function code(value: string): Element {
  return h('code', value === '' ? '""' : value);
}
