import {STATUS_CODES} from 'node:http';
import type {ElementContent} from 'hast';
import {h} from 'hastscript';
import upperFirst from 'lodash/upperFirst';
import {type Anchors, anchorPart} from '../schema/Anchors';
import {anchorInside, describeSchema} from '../schema/describeSchema';
import type {Schema} from '../schema/Schema';
import type {SchemaNode} from '../schema/SchemaNode';
import {contentBlock, exampleBlocks} from './contentBlock';
import {inlineCode, markdownToHast} from './markdown';
import type {
  DescribedValue,
  FollowedOperation,
  OperationResponse,
  Parameter,
} from '../follow/followOperation';
import {fold, propertyList} from './propertyList';
import type {Section} from './Page';

const places = ['path', 'query', 'header', 'cookie'] as const;

/** What a caller sends: parameters by place, and the body. */
export function requestSections(
  {parameters = [], requestBody}: FollowedOperation,
  anchors: Anchors,
  leavesOut?: SchemaNode['access'],
): Section[] {
  const sections = places.flatMap((place) => {
    const group = parameters.filter((parameter) => parameter.in === place);
    const title = `${upperFirst(place)} parameters`;
    return group.length === 0
      ? []
      : [{id: `${place}-parameters`, title, nodes: [parameterList(group, () => place, anchors)]}];
  });
  if (!requestBody) return sections;
  const {description, required, content} = requestBody;
  const nodes = [...markdownToHast(description), ...contentBlock(content, 'body', anchors, leavesOut)];
  return [...sections, {id: 'body', title: required ? 'Body (required)' : 'Body (optional)', nodes}];
}

function parameterList(parameters: Parameter[], groupOf: (one: Parameter) => string, anchors: Anchors) {
  return propertyList(parameters.map((one) => valueNode(one.name, one, groupOf(one), anchors)));
}

/** What a caller gets: a section for each status. */
export function responseSections(
  {responses = {}}: FollowedOperation,
  anchors: Anchors,
  leavesOut?: SchemaNode['access'],
): Section[] {
  return Object.entries(responses).map(([status, response]) => {
    const id = `response-${status}`;
    const isError = /^[45]/.test(status);
    const isSuccess = status === successOf(responses)?.[0];
    const details = responseDetails(response, id, anchors, leavesOut, !isSuccess);
    const nodes = [...markdownToHast(response.description), ...details];
    // All errors look alike: each is a row that opens.
    const isFolded = isError && details.length > 0;
    const shown = isFolded ? [fold(summaryOf(response), nodes)] : nodes;
    return {id, title: statusTitle(status), nodes: shown};
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

function responseDetails(
  {content, headers: named = {}}: OperationResponse,
  id: string,
  anchors: Anchors,
  leavesOut?: SchemaNode['access'],
  hasExamples = true,
): ElementContent[] {
  const body = contentBlock(content, id, anchors, leavesOut, hasExamples);
  const headers = Object.entries(named);
  if (headers.length === 0) return body;
  const nodes = headers.map(([name, header]) => valueNode(name, header, `${id}.header`, anchors));
  return [...body, h('p.headers', 'Response headers'), propertyList(nodes)];
}

function summaryOf({content, headers}: OperationResponse): string {
  const types = Object.keys(content ?? {});
  const names = Object.keys(headers ?? {});
  return [
    ...(types.length > 0 ? [`Body: ${types.join(', ')}`] : []),
    ...(names.length > 0 ? [`Headers: ${names.join(', ')}`] : []),
  ].join(' · ');
}

/** The calls that the API makes in return: for each, where it goes, what it brings, and what it wants to hear. */
export function callbackSections({callbacks}: FollowedOperation, anchors: Anchors): Section[] {
  return callbacks.map(
    ({name, method, address, description, parameters = [], requestBody, responses = {}}) => {
      const id = anchors.take(`callback-${anchorPart(name)}`);
      const nodes = [
        h('p', h('code', `${method.toUpperCase()} ${address}`)),
        ...markdownToHast(description),
        ...markdownToHast(requestBody?.description),
        ...(parameters.length > 0 ? [parameterList(parameters, (one) => `${id}.${one.in}`, anchors)] : []),
        ...contentBlock(requestBody?.content, id, anchors),
        ...Object.entries(responses).flatMap(([status, response]) => {
          const answer = anchors.take(`${id}.response-${anchorPart(status)}`);
          return [
            h('p.headers', {id: answer}, `Your answer: ${statusTitle(status)}`),
            ...markdownToHast(response.description),
            ...responseDetails(response, answer, anchors),
          ];
        }),
      ];
      return {id, title: inlineCode(name), nodes};
    },
  );
}

/**
 * A parameter or header: what it says of itself goes before what its schema says.
 *
 * @param group anchor that those of the group begin with
 */
function valueNode(
  name: string,
  value: DescribedValue & Pick<Partial<Parameter>, 'in'>,
  group: string,
  anchors: Anchors,
): SchemaNode {
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
function formOf(
  name: string,
  {in: place, explode, ...value}: DescribedValue & {in?: string},
  {type}: Schema,
): string | undefined {
  const {style = place === 'query' || place === 'cookie' ? 'form' : 'simple'} = value;
  const types = [type].flat();
  const [isList, isObject] = [types.includes('array'), types.includes('object')];
  const isMany = isList || isObject;
  if (style === 'deepObject') return 'written as name[property]=value';
  if (style === 'label')
    return `written as ${!isMany ? '.value' : explode ? '.value.value' : '.value,value'}`;
  if (style === 'matrix')
    return `written as ;${name}=value${!isMany ? '' : explode ? `;${name}=value` : ',value'}`;
  if (!isMany) return undefined;
  if (style === 'spaceDelimited') return 'values apart by spaces';
  if (style === 'pipeDelimited') return 'values apart by |';
  const isRepeated = style === 'form' && (explode ?? true);
  if (isRepeated) return isList ? 'repeated for each value' : 'a parameter for each property';
  return 'values apart by commas';
}
