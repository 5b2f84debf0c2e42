import {STATUS_CODES} from 'node:http';
import type {ElementContent} from 'hast';
import {h} from 'hastscript';
import upperFirst from 'lodash/upperFirst';
import type {
  DescribedValue,
  FollowedOperation,
  OperationResponse,
  Parameter,
} from '../follow/followOperation';
import {Anchors, anchorPart} from '../schema/Anchors';
import {anchorInside, describeSchema, type SchemaNode} from '../schema/describeSchema';
import type {Schema} from '../schema/Schema';
import {contentBlock, exampleBlocks, type Showing} from './contentBlock';
import {inlineCode, markdownToHast} from './markdown';
import {fold, propertyList} from './propertyList';

/** A heading and the HTML below it. */
interface Section {
  id: string;
  title: string;
  nodes: ElementContent[];
}

/** Anchors of headings; no parameter or property may have one of these. */
const headings =
  'servers samples request path-parameters query-parameters header-parameters cookie-parameters body responses callbacks';

/** What an operation takes, answers and calls in return: the chapters of its page that are not empty. */
export function chaptersOf(followed: FollowedOperation, isWebhook: boolean) {
  const statuses = Object.keys(followed.responses ?? {}).map((status) => `response-${status}`);
  const anchors = new Anchors([...headings.split(' '), ...statuses]);
  // A webhook is a call of the API itself, which may send what readers of it cannot set.
  const showing = (leavesOut: Showing['leavesOut']) => (isWebhook ? {anchors} : {anchors, leavesOut});
  return [
    {title: 'Request', sections: requestSections(followed, showing('read-only'))},
    {title: 'Responses', sections: responseSections(followed, showing('write-only'))},
    {title: 'Callbacks', sections: callbackSections(followed, anchors)},
  ].filter(({sections}) => sections.length > 0);
}

/** What a caller sends: parameters by place, and the body. */
function requestSections({parameters = [], requestBody}: FollowedOperation, showing: Showing): Section[] {
  const sections = ['path', 'query', 'header', 'cookie'].flatMap((place): Section[] => {
    const group = parameters.filter((parameter) => parameter.in === place);
    if (group.length === 0) return [];
    const nodes = [parameterList(group, () => place, showing.anchors)];
    return [{id: `${place}-parameters`, title: `${upperFirst(place)} parameters`, nodes}];
  });
  if (!requestBody) return sections;
  const {description, required, content} = requestBody;
  const nodes = [...markdownToHast(description), ...contentBlock(content, 'body', showing)];
  return [...sections, {id: 'body', title: required ? 'Body (required)' : 'Body (optional)', nodes}];
}

function parameterList(parameters: Parameter[], groupOf: (one: Parameter) => string, anchors: Anchors) {
  return propertyList(parameters.map((one) => valueNode(one.name, one, groupOf(one), anchors)));
}

/** What a caller gets: a section for each status. */
function responseSections({responses = {}}: FollowedOperation, showing: Showing): Section[] {
  return Object.entries(responses).map(([status, response]) => {
    const id = `response-${status}`;
    const hasNoExamples = status === successOf(responses)?.[0];
    const details = responseDetails(response, id, {...showing, hasNoExamples});
    const nodes = [...markdownToHast(response.description), ...details];
    // All errors look alike: each is a row that opens.
    const isFolded = /^[45]/.test(status) && details.length > 0;
    return {id, title: statusTitle(status), nodes: isFolded ? [fold(summaryOf(response), nodes)] : nodes};
  });
}

function successOf(responses: FollowedOperation['responses'] = {}) {
  return Object.entries(responses).find(([status]) => status.startsWith('2'));
}

/** The examples of a successful answer, which stand beside the samples. */
export function answerExamples({responses}: FollowedOperation): ElementContent[] {
  const [status = '', response] = successOf(responses) ?? [];
  return exampleBlocks(response?.content, statusTitle(status));
}

/** A status with its name, where it has one: `200 OK`, `2XX`. */
function statusTitle(status: string): string {
  return [status, STATUS_CODES[status]].filter(Boolean).join(' ');
}

function responseDetails({content, headers = {}}: OperationResponse, id: string, showing: Showing) {
  const body = contentBlock(content, id, showing);
  const nodes = Object.entries(headers).map(([name, header]) =>
    valueNode(name, header, `${id}.header`, showing.anchors),
  );
  return nodes.length === 0 ? body : [...body, h('p.headers', 'Response headers'), propertyList(nodes)];
}

function summaryOf({content = {}, headers = {}}: OperationResponse): string {
  const [types, names] = [content, headers].map((named) => Object.keys(named).join(', '));
  return [types && `Body: ${types}`, names && `Headers: ${names}`].filter(Boolean).join(' · ');
}

/** The calls that the API makes in return: for each, where it goes, what it brings, and what it wants to hear. */
function callbackSections({callbacks}: FollowedOperation, anchors: Anchors): Section[] {
  return callbacks.map((callback) => {
    const {name, method, address, description, parameters = [], requestBody, responses = {}} = callback;
    const id = anchors.take(`callback-${anchorPart(name)}`);
    const nodes = [
      h('p', h('code', `${method.toUpperCase()} ${address}`)),
      ...markdownToHast(description),
      ...markdownToHast(requestBody?.description),
      ...(parameters.length > 0 ? [parameterList(parameters, (one) => `${id}.${one.in}`, anchors)] : []),
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

/**
 * A parameter or header: what it says of itself goes before what its schema says.
 *
 * @param group anchor that those of the group begin with
 */
function valueNode(name: string, value: DescribedValue, group: string, anchors: Anchors): SchemaNode {
  const [mediaType, body] = Object.entries(value.content ?? {})[0] ?? [];
  const given = value.schema ?? body?.schema;
  const schema: Schema = typeof given === 'object' ? given : {};
  const examples = [
    ...(value.example === undefined ? [] : [value.example]),
    ...Object.values(value.examples ?? {}).map((one) => one.value ?? one.externalValue),
  ];
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
