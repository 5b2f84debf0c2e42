/** Lines with so many spaces before each but the first, which stands behind something. */
export function hang(text: string, spaces: number): string {
  return text.replaceAll('\n', `\n${' '.repeat(spaces)}`);
}

/** Entries between brackets: on one line where they fit into `width` characters, else each on its own. */
export function bracket(
  [open = '', close = '']: '{}' | '[]',
  entries: string[],
  {width, indent}: {width: number; indent: number},
): string {
  const oneLine = `${open}${entries.join(', ')}${close}`;
  if (entries.length === 0 || (oneLine.length <= width && !oneLine.includes('\n'))) return oneLine;
  const lines = entries.map((entry) => `${' '.repeat(indent)}${hang(entry, indent)},\n`);
  return `${open}\n${lines.join('')}${close}`;
}
