import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';

/** A part that is folded until a reader opens it, follows a link into it, or finds text in it. */
export function fold(label: string, content: ElementContent[]): Element {
  return h('details.fold', [h('summary.fold-label', label), ...content]);
}
