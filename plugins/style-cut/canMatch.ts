import {list} from 'postcss';

const alternatives = /^:(?:is|where|has|matches)$/;

/**
 * Whether an element of the site can match a selector: all classes that it needs occur.
 *
 * What stands in `:not()` need not; of a list in `:is()`, `:where()` or `:has()` one entry is enough.
 *
 * @param miss is told each class that occurs nowhere
 */
export function canMatch(
  selector: string,
  hasClass: (name: string) => boolean,
  miss: (name: string) => void = () => {},
): boolean {
  const {outside, groups} = split(selector.replace(/\[[^\]]*\]/g, ''));
  const missing = (outside.match(/(?<=\.)-?[a-z_][\w-]*/gi) ?? []).filter((name) => !hasClass(name));
  for (const name of missing) miss(name);
  return (
    missing.length === 0 &&
    groups
      .filter(({pseudo}) => alternatives.test(pseudo))
      .every(({inside}) => list.comma(inside).filter((one) => canMatch(one, hasClass, miss)).length > 0)
  );
}

/** A selector without what stands in brackets, and that by the name before each. */
function split(selector: string): {outside: string; groups: Array<{pseudo: string; inside: string}>} {
  let outside = '';
  const groups = [];
  for (let at = 0; at < selector.length; at++) {
    if (selector[at] !== '(') {
      outside += selector[at];
      continue;
    }
    const end = closing(selector, at);
    groups.push({pseudo: /:[\w-]+$/.exec(outside)?.[0] ?? '', inside: selector.slice(at + 1, end)});
    at = end;
  }
  return {outside, groups};
}

function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')' && --depth === 0) return at;
  }
  return text.length;
}
