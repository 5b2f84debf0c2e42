import type {Anchors} from '../schema/Anchors';
import {type BodyOptions, contentBlock} from './contentBlock';
import {markdownToHast} from './markdown';
import type {OperationItem} from './OperationItem';
import {propertyList} from './propertyList';
import type {Section} from './Section';
import {valueNode} from './valueNode';

const parameterGroups = [
  {place: 'path', title: 'Path parameters'},
  {place: 'query', title: 'Query parameters'},
  {place: 'header', title: 'Header parameters'},
  {place: 'cookie', title: 'Cookie parameters'},
] as const;

/** What a caller sends: parameters by place, and the body. */
export function requestSections(
  {api}: OperationItem,
  anchors: Anchors,
  leavesOut?: BodyOptions['leavesOut'],
): Section[] {
  const parameters = parameterGroups.flatMap(({place, title}) => {
    const group = (api.parameters ?? []).filter((parameter) => parameter.in === place);
    const nodes = group.map((parameter) => valueNode(parameter.name, parameter, place, anchors));
    return nodes.length === 0 ? [] : [{id: `${place}-parameters`, title, nodes: [propertyList(nodes)]}];
  });
  if (!api.requestBody) return parameters;
  const {description, required, content} = api.requestBody;
  const nodes = [
    ...(description ? markdownToHast(description) : []),
    ...contentBlock(content, 'body', anchors, {leavesOut}),
  ];
  return [...parameters, {id: 'body', title: required ? 'Body (required)' : 'Body (optional)', nodes}];
}
