import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import {insideOf, type SchemaNode, type ValueFacts} from '../schema/SchemaNode';

/** Longer examples are folded, so that they do not bury what is said; so are those whose parts have examples. */
const longExample = 160;

const nothing: ValueFacts = {allowed: [], examples: []};

/** What is allowed, one beside the other: most properties then take three lines. */
export function propertyFacts(node: SchemaNode): Element[] {
  const items = node.items ?? nothing;
  const isLong = (example: string) => example.length > longExample || insideOf(node).length > 0;
  const short = (examples: string[]) => examples.filter((example) => !isLong(example));
  const [ofWhole, ofItems] = [short(node.examples), short(items.examples)];
  const facts = [
    fact('Allowed', codes(node.allowed), codes(items.allowed)),
    fact('Limits', node.bounds),
    fact('Default', codes(node.default), codes(items.default)),
    fact(ofWhole.length + ofItems.length === 1 ? 'Example' : 'Examples', codes(ofWhole), codes(ofItems)),
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
    ...node.examples.filter(isLong).map((example) => foldedExample('Example', example)),
    ...items.examples.filter(isLong).map((example) => foldedExample('Example of an item', example)),
  ];
}

function foldedExample(label: string, example: string): Element {
  return h('details.fold.example-value', [h('summary.fold-label', label), h('pre', h('code', example))]);
}

/** @param ofItems what holds of each item of an array, which is not to be taken for the array's own */
function fact(
  label: string,
  values: Array<ElementContent | string>,
  ofItems: ElementContent[] = [],
): Element | undefined {
  if (values.length + ofItems.length === 0) return undefined;
  return h('span', [
    h('span.property-fact-label', `${label}:`),
    ...[...values, ...ofItems].flatMap((value, index) => [
      index === 0 ? ' ' : ', ',
      ...(index === values.length ? ['each item: '] : []),
      value,
    ]),
  ]);
}

function codes(values: string[] | string | undefined): Element[] {
  return [values ?? []].flat().map((value) => h('code', value === '' ? '""' : value));
}
