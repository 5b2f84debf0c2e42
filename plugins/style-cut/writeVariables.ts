/**
 * A value of a declaration with the given variables written out, through others as well.
 *
 * @param values by the variable's name
 */
export function writeVariables(value: string, values: ReadonlyMap<string, string>): string {
  const start = value.indexOf('var(');
  if (start < 0) return value;
  const end = closing(value, start + 3);
  const [, name = '', fallback] = /^\s*(--[\w-]+)\s*(,[\s\S]*)?$/.exec(value.slice(start + 4, end)) ?? [];
  const constant = values.get(name);
  const written =
    constant === undefined
      ? `var(${name}${writeVariables(fallback ?? '', values)})`
      : writeVariables(constant, values);
  const [before, after] = [value.slice(0, start), writeVariables(value.slice(end + 1), values)];
  // Two calls may stand side by side without a space, two values may not.
  return `${before}${/[\w)%"']$/.test(before) ? ' ' : ''}${written}${/^[\w#.%"'-]/.test(after) ? ' ' : ''}${after}`;
}

function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')' && --depth === 0) return at;
  }
  return text.length;
}
