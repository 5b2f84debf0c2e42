import type {Element} from 'hast';
import {EXIT, visit} from 'unist-util-visit';

/** Takes the number off items that show their own, such as those of a timeline: Markdown numbers them already. */
export function dropListNumbers(list: Element): void {
  const items = list.children.filter((child) => child.type === 'element' && child.tagName === 'li');
  for (const [index, item] of items.entries()) {
    visit(item, 'text', (text) => {
      const [shown, number] = /^\s*(\d+)\.\s+/.exec(text.value) ?? [];
      if (text.value.trim() === '') return undefined;
      if (shown && Number(number) === index + 1) text.value = text.value.slice(shown.length);
      return EXIT;
    });
  }
}
