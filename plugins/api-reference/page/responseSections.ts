import {STATUS_CODES} from 'node:http';
import type {ElementContent} from 'hast';
import {h} from 'hastscript';
import type {Anchors} from '../schema/Anchors';
import {type BodyOptions, contentBlock, type RawElement} from './contentBlock';
import {fold} from './fold';
import {markdownToHast} from './markdown';
import type {OperationItem, OperationResponse} from './OperationItem';
import {propertyList} from './propertyList';
import type {Section} from './Section';
import {valueNode} from './valueNode';

/** What a caller gets: a section for each status. */
export function responseSections(
  {api}: OperationItem,
  anchors: Anchors,
  leavesOut?: BodyOptions['leavesOut'],
): Section[] {
  return Object.entries(api.responses ?? {}).map(([status, response]) => ({
    id: responseId(status),
    title: statusTitle(status),
    nodes: responseNodes(status, response, anchors, leavesOut),
  }));
}

/** A status with its name, where it has one: `200 OK`, `2XX`. */
export function statusTitle(status: string): string {
  return [status, STATUS_CODES[status]].filter(Boolean).join(' ');
}

/** Anchor of a status: `response-200`. */
export function responseId(status: string): string {
  return `response-${status}`;
}

function responseNodes(
  status: string,
  response: OperationResponse,
  anchors: Anchors,
  leavesOut: BodyOptions['leavesOut'],
): RawElement[] {
  const id = responseId(status);
  const isError = /^[45]/.test(status);
  const details = responseDetails(response, id, anchors, {
    opensExample: !isError,
    leavesOut,
  }) as ElementContent[];
  const description = response.description ? markdownToHast(response.description) : [];
  // All errors look alike; what tells them apart is when they come.
  const isFolded = isError && details.length > 0;
  return [...description, ...(isFolded ? [fold(summaryOf(response), details)] : details)];
}

/** Body and headers of an answer. */
export function responseDetails(
  {content, headers: named = {}}: OperationResponse,
  id: string,
  anchors: Anchors,
  options: BodyOptions = {},
): RawElement[] {
  const headers = Object.entries(named);
  return [
    ...contentBlock(content, id, anchors, options),
    ...(headers.length > 0
      ? [
          h('p.headers', 'Response headers'),
          propertyList(headers.map(([name, header]) => valueNode(name, header, `${id}.header`, anchors))),
        ]
      : []),
  ];
}

function summaryOf({content, headers}: OperationResponse): string {
  const types = Object.keys(content ?? {});
  const names = Object.keys(headers ?? {});
  return [
    ...(types.length > 0 ? [`Body: ${types.join(', ')}`] : []),
    ...(names.length > 0 ? [`Headers: ${names.join(', ')}`] : []),
  ].join(' · ');
}
