import {h} from 'hastscript';
import {type Anchors, anchorPart} from '../schema/Anchors';
import {contentBlock} from './contentBlock';
import {markdownToHast} from './markdown';
import type {OperationItem} from './OperationItem';
import type {Section} from './Section';

/** The calls that the API makes in return: a section for each, with where it goes and what it brings. */
export function callbackSections({api}: OperationItem, anchors: Anchors): Section[] {
  return (api.callbacks ?? []).map(({name, method, address, description, requestBody}) => {
    const id = anchors.take(`callback-${anchorPart(name)}`);
    const texts = [description, requestBody?.description].filter((text) => text !== undefined);
    return {
      id,
      title: `\`${name.replaceAll('`', "'")}\``,
      nodes: [
        h('p', h('code', `${method.toUpperCase()} ${address}`)),
        ...texts.flatMap(markdownToHast),
        ...contentBlock(requestBody?.content, id, anchors),
      ],
    };
  });
}
