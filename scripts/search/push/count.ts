/** How many there are, in words: `1 record`, `2,500 records`. */
export function count(things: readonly unknown[], noun: string): string {
  return `${things.length.toLocaleString('en-US')} ${noun}${things.length === 1 ? '' : 's'}`;
}
