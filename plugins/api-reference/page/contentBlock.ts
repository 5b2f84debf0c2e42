import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import {highlightToHtml} from '../../code-highlight/highlight';
import {anchorPart, describeSchema} from '../schema/describeSchema';
import type {Content} from './OperationItem';
import {propertyList} from './propertyList';

/** HTML that is put among nodes as it is. */
type RawElement = ElementContent | {type: 'raw'; value: string};

/** A body's media types: schema and examples of each. */
export function contentBlock(content: Content | undefined, id: string): RawElement[] {
  return Object.entries(content ?? {}).flatMap(([mediaType, {schema, example, examples}], index) => {
    const base = index === 0 ? id : `${id}.${anchorPart(mediaType)}`;
    const named = examples ?? (example === undefined ? {} : {example: {value: example}});
    return [
      h('p.media-type', h('code', mediaType)),
      ...(schema === undefined ? [] : [bodyList(schema, base)]),
      ...Object.entries(named).map(([name, {summary, value}]) => exampleBlock(summary ?? name, value)),
    ];
  });
}

/** An object without a text of its own is left out: its properties say all. */
function bodyList(schema: Parameters<typeof describeSchema>[0], id: string): Element {
  const node = describeSchema(schema, {id});
  const isPlainObject =
    node.children.length > 0 && node.type === 'object' && !node.alternatives && node.bounds.length === 0;
  return propertyList(isPlainObject ? node.children : [{...node, id: `${id}.body`}]);
}

function exampleBlock(label: string, value: unknown): RawElement {
  const isText = typeof value === 'string';
  const code = isText ? value : JSON.stringify(value, null, 2);
  const html = {type: 'raw', value: highlightToHtml(code, isText ? 'text' : 'json')} as const;
  return h('details.example', [
    h('summary', `Example: ${label}`),
    // hastscript has no type for raw nodes, which hast-util-to-html writes as they are.
    // It takes one that stands alone, not in a list, for attributes.
    h('pre', {tabIndex: 0}, h('code', [html as unknown as Element])),
  ]);
}
