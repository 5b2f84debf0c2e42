const headingLine = /^(#{1,6}) /;

/** Whether each line of Markdown stands outside of code. */
function outsideCode(lines: readonly string[]): boolean[] {
  let fence = '';
  return lines.map((line) => {
    const [found = ''] = /^\s*(?:`{3,}|~{3,})/.exec(line) ?? [];
    const mark = found.trim();
    if (!fence && mark) fence = mark;
    else if (fence && mark.startsWith(fence) && line.trim() === mark) fence = '';
    else return !fence;
    return false;
  });
}

const indentOf = (line: string) => line.search(/\S|$/);

/**
 * One section of a page's Markdown: from its heading to the next one of the same or a higher level, or a field or
 * property with what stands under it. Without an id, what stands before the first heading.
 */
export function sectionOf(markdown: string, id = ''): string | undefined {
  const lines = markdown.split('\n');
  const isText = outsideCode(lines);
  const anchor = `<a id="${id}"></a>`;
  const start = id ? lines.findIndex((line, index) => isText[index] && line.includes(anchor)) : 0;
  if (start < 0) return undefined;
  const first = lines[start] ?? '';
  const level = id ? headingLine.exec(first)?.[1].length : 1;
  const end = lines.findIndex((line, index) => {
    if (index <= start || !isText[index]) return false;
    const found = headingLine.exec(line)?.[1].length;
    if (level) return found !== undefined && (!id || found <= level);
    return found !== undefined || (line.includes('<a id="') && indentOf(line) <= indentOf(first));
  });
  return lines
    .slice(start, end < 0 ? undefined : end)
    .join('\n')
    .trim();
}

export function sectionIds(markdown: string): string[] {
  const lines = markdown.split('\n');
  const isText = outsideCode(lines);
  return lines.flatMap((line, index) => {
    const id = isText[index] && headingLine.test(line) && /<a id="([^"]+)">/.exec(line)?.[1];
    return id ? [id] : [];
  });
}

/** The beginning of a text, up to the last line that fits; `rest` says what was left out. */
export function cut(text: string, most: number, rest: string): string {
  if (text.length <= most) return text;
  const line = text.lastIndexOf('\n', most);
  return `${text.slice(0, line > most / 2 ? line : most)}\n\n[${rest}]`;
}
