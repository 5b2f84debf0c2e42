import {STATUS_CODES} from 'node:http';
import type {Oas3Example} from '@redocly/openapi-core';
import type {ElementContent, Properties} from 'hast';
import {h} from 'hastscript';
import upperFirst from 'lodash/upperFirst';
import {highlightToHtml} from '../../content/highlight/highlight';
import type {DescribedValue, FollowedOperation, OperationResponse} from '../follow/followOperation';
import {mostSampleLines} from '../samples/shared/languages';
import {Anchors, anchorPart} from '../schema/Anchors';
import {anchorInside, describeSchema, type SchemaNode} from '../schema/describeSchema';
import type {AnySchema, Schema} from '../schema/Schema';
import {firstParagraph, inlineCode, markdownToHast} from './markdown';
import {propertyFacts, propertyList} from './propertyList';

/** Anchors of headings; no parameter or property may have one of these. */
const headings =
  'servers samples request path-parameters query-parameters header-parameters cookie-parameters body responses callbacks';

/**
 * What an operation takes, answers and calls in return: the chapters of its page that are not empty, with HTML below their
 * headings, and the examples of a successful answer, which stand beside the samples.
 */
export function chaptersOf(followed: FollowedOperation, isWebhook: boolean) {
  const {parameters = [], requestBody, responses = {}} = followed;
  const statuses = Object.keys(responses);
  const anchors = new Anchors([...headings.split(' '), ...statuses.map((status) => `response-${status}`)]);
  // A webhook is a call of the API itself, which may send what readers of it cannot set.
  const showing = (leavesOut: Showing['leavesOut']) => (isWebhook ? {anchors} : {anchors, leavesOut});
  const request = ['path', 'query', 'header', 'cookie'].flatMap((place) => {
    const group = parameters.filter((parameter) => parameter.in === place);
    if (group.length === 0) return [];
    const nodes: ElementContent[] = [parameterList(group, anchors)];
    return [{id: `${place}-parameters`, title: `${upperFirst(place)} parameters`, nodes}];
  });
  if (requestBody) {
    const {description, required, content} = requestBody;
    const nodes = [...markdownToHast(description), ...contentBlock(content, 'body', showing('read-only'))];
    request.push({id: 'body', title: required ? 'Body (required)' : 'Body (optional)', nodes});
  }
  const success = statuses.find((status) => status.startsWith('2')) ?? '';
  const answers = Object.entries(responses).map(([status, response]) => {
    const id = `response-${status}`;
    const {description = ''} = response;
    const more = responseDetails(response, id, {...showing('write-only'), hasNoExamples: status === success});
    // All errors look alike: each is a row that opens.
    const isFolded = /^[45]/.test(status) && more.length > 0;
    const nodes = isFolded ? errorRow(description, more) : [...markdownToHast(description), ...more];
    return {id, title: statusTitle(status), nodes};
  });
  const chapters = [
    {title: 'Request', sections: request},
    {title: 'Responses', sections: answers},
    {title: 'Callbacks', sections: callbackSections(followed, anchors)},
  ].filter(({sections}) => sections.length > 0);
  return {chapters, examples: exampleBlocks(responses[success]?.content, statusTitle(success))};
}

function parameterList(all: NonNullable<FollowedOperation['parameters']>, anchors: Anchors, around = '') {
  return propertyList(all.map((one) => valueNode(one.name, one, `${around}${one.in}`, anchors)));
}

/** A status with its name, where it has one: `200 OK`, `2XX`. */
function statusTitle(status: string): string {
  return [status, STATUS_CODES[status]].filter(Boolean).join(' ');
}

function responseDetails({content, headers = {}}: OperationResponse, id: string, showing: Showing) {
  const body = contentBlock(content, id, showing);
  const nodes = Object.entries(headers).map((one) => valueNode(...one, `${id}.header`, showing.anchors));
  return nodes.length === 0 ? body : [...body, h('p.headers', 'Response headers'), propertyList(nodes)];
}

/** What an error means, in a sentence; what else is said of it opens. */
function errorRow(description: string, more: ElementContent[]): ElementContent[] {
  const [meaning = ''] = /^.+?(?:[.!?](?=\s)|$)/.exec(firstParagraph(description)) ?? [];
  const rest = description.slice(description.startsWith(meaning) ? meaning.length : 0);
  return [h('details.fold', [h('summary.means', meaning || 'Details'), ...markdownToHast(rest), ...more])];
}

/** The calls that the API makes in return: for each, where it goes, what it brings, and what it wants to hear. */
function callbackSections({callbacks}: FollowedOperation, anchors: Anchors) {
  return callbacks.map((callback) => {
    const {name, method, address, description, parameters = [], requestBody, responses = {}} = callback;
    const id = anchors.take(`callback-${anchorPart(name)}`);
    const nodes: ElementContent[] = [
      h('p', h('code', `${method.toUpperCase()} ${address}`)),
      ...markdownToHast(description),
      ...markdownToHast(requestBody?.description),
      ...(parameters.length > 0 ? [parameterList(parameters, anchors, `${id}.`)] : []),
      ...contentBlock(requestBody?.content, id, {anchors}),
      ...Object.entries(responses).flatMap(([status, response]) => {
        const answer = anchors.take(`${id}.response-${anchorPart(status)}`);
        return [
          h('p.headers', {id: answer}, `Your answer: ${statusTitle(status)}`),
          ...markdownToHast(response.description),
          ...responseDetails(response, answer, {anchors}),
        ];
      }),
    ];
    return {id, title: inlineCode(name), nodes};
  });
}

/** A parameter or header, of a group with a common anchor: what it says of itself goes before what its schema says. */
function valueNode(name: string, value: DescribedValue, group: string, anchors: Anchors): SchemaNode {
  const [mediaType, body] = Object.entries(value.content ?? {})[0] ?? [];
  const given = value.schema ?? body?.schema;
  const schema: Schema = typeof given === 'object' ? given : {};
  const examples = examplesOf(value).map(([, one]) => one.value ?? one.externalValue);
  const own: Schema = {
    ...schema,
    description: value.description ?? schema.description,
    deprecated: value.deprecated || schema.deprecated,
    ...(examples.length > 0 && {example: undefined, examples}),
  };
  const node = describeSchema(own, {id: anchorInside(group, name), name, required: value.required}, anchors);
  const form = mediaType ? `written as ${mediaType}` : formOf(name, value, schema);
  return form ? {...node, bounds: [...node.bounds, form]} : node;
}

/** How a value is written, where there are several ways to. */
function formOf(name: string, value: DescribedValue, {type}: Schema): string | undefined {
  const isQuery = value.in === 'query' || value.in === 'cookie';
  const {style = isQuery ? 'form' : 'simple', explode = style === 'form'} = value;
  const isList = [type].flat().includes('array');
  const isMany = isList || [type].flat().includes('object');
  if (style === 'deepObject') return 'written as name[property]=value';
  if (style === 'label')
    return `written as ${!isMany ? '.value' : explode ? '.value.value' : '.value,value'}`;
  if (style === 'matrix')
    return `written as ;${name}=value${!isMany ? '' : explode ? `;${name}=value` : ',value'}`;
  if (!isMany) return undefined;
  if (style === 'spaceDelimited') return 'values apart by spaces';
  if (style === 'pipeDelimited') return 'values apart by |';
  if (style !== 'form' || !explode) return 'values apart by commas';
  return isList ? 'repeated for each value' : 'a parameter for each property';
}

/** How a body is shown. */
export interface Showing {
  anchors: Anchors;
  /** Parts that never come this way: read-only ones in a request, write-only ones in an answer. */
  leavesOut?: SchemaNode['access'];
  /** Whether its examples stand elsewhere: see `exampleBlocks`. */
  hasNoExamples?: boolean;
}

/** A body's media types with their schemas and examples; the first shares the anchor of the heading, others have their own. */
export function contentBlock(
  content: OperationResponse['content'] = {},
  id: string,
  showing: Showing = {anchors: new Anchors()},
) {
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
export function exampleBlocks(content: OperationResponse['content'] = {}, status = ''): ElementContent[] {
  const examples = Object.values(content).flatMap(examplesOf);
  return examples.map((example, index) => exampleBlock(example, {open: index === 0}, status));
}

/** The values of a body; of an object that is no more than its properties, without a row that says "object". */
export function bodyList(schema: AnySchema, id: string, {anchors, leavesOut}: Showing): ElementContent[] {
  const node = describeSchema(schema, {id}, anchors, leavesOut);
  const [properties, ...others] = node.parts;
  const isMore = others.length > 0 || node.elsewhere.length > 0;
  if (node.type !== 'object' || !properties || properties.label || isMore) return [propertyList([node])];
  const said = node.descriptions.flatMap((text) => markdownToHast(text));
  return [...said, ...propertyFacts(node), propertyList(properties.nodes)];
}

/** The one without a name, and those that have one. */
function examplesOf({example, examples = {}}: Pick<DescribedValue, 'example' | 'examples'>) {
  const only: Array<[string, Oas3Example]> = example === undefined ? [] : [['example', {value: example}]];
  return [...only, ...Object.entries(examples)];
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
