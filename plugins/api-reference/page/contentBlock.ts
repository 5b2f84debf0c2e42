import type {Oas3Example} from '@redocly/openapi-core';
import type {ElementContent, Properties} from 'hast';
import {h} from 'hastscript';
import {highlightToHtml} from '../../content/highlight/highlight';
import {mostSampleLines} from '../samples/shared/languages';
import {Anchors} from '../schema/Anchors';
import {anchorInside, describeSchema, type SchemaNode, withoutAccess} from '../schema/describeSchema';
import type {AnySchema} from '../schema/Schema';
import type {Content, MediaType} from '../follow/followOperation';
import {markdownToHast} from './markdown';
import {propertyFacts, propertyList} from './propertyList';

/** How a body is shown. */
export interface Showing {
  anchors: Anchors;
  /** Parts that never come this way: read-only ones in a request, write-only ones in an answer. */
  leavesOut?: SchemaNode['access'];
  /** Whether its examples stand elsewhere: see `exampleBlocks`. */
  hasNoExamples?: boolean;
}

/**
 * A body's media types: schema and examples of each.
 *
 * @param id anchor of the heading above; the first media type shares it, others have their own
 */
export function contentBlock(content: Content = {}, id: string, showing: Showing = {anchors: new Anchors()}) {
  return Object.entries(content).flatMap(([mediaType, body], index): ElementContent[] => {
    const base = index === 0 ? id : showing.anchors.take(anchorInside(id, mediaType));
    return [
      h('p.media-type', index === 0 ? {} : {id: base}, h('code', mediaType)),
      ...(body.schema === undefined ? [] : bodyList(body.schema, base, showing)),
      ...(showing.hasNoExamples ? [] : examplesOf(body).map((example) => exampleBlock(example))),
    ];
  });
}

/** The examples of all media types of a status, of which the first is shown without a click. */
export function exampleBlocks(content: Content = {}, status = ''): ElementContent[] {
  const examples = Object.values(content).flatMap(examplesOf);
  return examples.map((example, index) => exampleBlock(example, {open: index === 0}, status));
}

/** The values of a body; an object of which nothing but a text is said is left out: its properties say all. */
export function bodyList(schema: AnySchema, id: string, {anchors, leavesOut}: Showing): ElementContent[] {
  const node = withoutAccess(describeSchema(schema, {id}, anchors), leavesOut);
  const isPlainObject =
    node.children.length > 0 &&
    node.type === 'object' &&
    node.alternatives.length === 0 &&
    node.elsewhere.length === 0 &&
    propertyFacts(node).length === 0;
  return isPlainObject
    ? [...node.descriptions.flatMap((text) => markdownToHast(text)), propertyList(node.children)]
    : [propertyList([node])];
}

/** Examples with a name, or the only one. */
function examplesOf({example, examples}: MediaType): Array<[name: string, example: Oas3Example]> {
  if (examples) return Object.entries(examples);
  return example === undefined ? [] : [['example', {value: example}]];
}

function exampleBlock(
  [name, {summary = name, description, ...example}]: [string, Oas3Example],
  properties: Properties = {},
  status?: string,
) {
  const value = example.value ?? example.externalValue ?? null;
  const isText = typeof value === 'string';
  const code = isText ? value : JSON.stringify(value, null, 2);
  const language = isText ? 'text' : 'json';
  const html = {type: 'raw', value: highlightToHtml(code, language)} as const;
  const count = code.split('\n').length;
  const isLong = status !== undefined && count > mostSampleLines;
  // Opens a long example, of which style shows the beginning until then: what `CodeBlock` has in a browser.
  const opener = h('summary', [h('span', `Show all ${count} lines`), h('span', 'Show fewer lines')]);
  return h(`details.example.language-${language}${isLong ? '.long-code' : ''}`, properties, [
    h('summary', {dataStatus: status}, `Example: ${summary}`),
    ...markdownToHast(description),
    // One that stands alone, not in a list, is taken for attributes.
    h('pre.code-lines.thin-scrollbar', {tabIndex: 0}, h('code', [html])),
    ...(isLong ? [h('details.code-fold', opener)] : []),
  ]);
}
