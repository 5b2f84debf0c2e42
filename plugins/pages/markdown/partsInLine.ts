import type {Element} from 'hast';

const between = ' · ';

/**
 * Sets parts apart that a page shows beside each other with space between, such as the facts of a field or chips: an
 * element that holds nothing else than two or more spans.
 */
export function partsInLine(element: Element): void {
  if (!/^(?:dd|div|li|p)$/.test(element.tagName)) return;
  const parts = element.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const isRow = parts.length > 1 && parts.every((part) => part.type === 'element' && part.tagName === 'span');
  if (!isRow) return;
  element.children = parts.flatMap((part, index) =>
    index === 0 ? [part] : [{type: 'text', value: between} as const, part],
  );
}
