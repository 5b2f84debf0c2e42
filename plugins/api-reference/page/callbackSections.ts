import {h} from 'hastscript';
import {type Anchors, anchorPart} from '../schema/Anchors';
import {contentBlock, type RawElement} from './contentBlock';
import {markdownToHast} from './markdown';
import type {Callback, OperationItem} from './OperationItem';
import {propertyList} from './propertyList';
import {responseDetails, statusTitle} from './responseSections';
import type {Section} from './Section';
import {valueNode} from './valueNode';

/** The calls that the API makes in return: for each, where it goes, what it brings, and what it wants to hear. */
export function callbackSections({api}: OperationItem, anchors: Anchors): Section[] {
  return (api.callbacks ?? []).map((callback) => {
    const id = anchors.take(`callback-${anchorPart(callback.name)}`);
    return {
      id,
      title: `\`${callback.name.replaceAll('`', "'")}\``,
      nodes: callbackNodes(callback, id, anchors),
    };
  });
}

function callbackNodes(
  {method, address, description, parameters = [], requestBody, responses = {}}: Callback,
  id: string,
  anchors: Anchors,
): RawElement[] {
  const texts = [description, requestBody?.description].filter((text) => text !== undefined);
  const values = parameters.map((one) => valueNode(one.name, one, `${id}.${one.in}`, anchors));
  return [
    h('p', h('code', `${method.toUpperCase()} ${address}`)),
    ...texts.flatMap(markdownToHast),
    ...(values.length > 0 ? [propertyList(values)] : []),
    ...contentBlock(requestBody?.content, id, anchors),
    ...Object.entries(responses).flatMap(([status, response]) => {
      const answer = anchors.take(`${id}.response-${anchorPart(status)}`);
      return [
        h('p.headers', {id: answer}, `Your answer: ${statusTitle(status)}`),
        ...(response.description ? markdownToHast(response.description) : []),
        ...responseDetails(response, answer, anchors),
      ];
    }),
  ];
}
