/** Most characters of code in one record: hosted search refuses records of more than 10 KB. */
const longest = 2_000;

/** Code in pieces of whole lines, none longer than a record may be; a single longer line is cut. */
export function splitCode(code: string): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const line of code.split('\n').flatMap(cut)) {
    if (piece && piece.length + line.length + 1 > longest) {
      pieces.push(piece);
      piece = '';
    }
    piece += piece ? `\n${line}` : line;
  }
  if (piece.trim()) pieces.push(piece);
  return pieces.map((text) => text.trim()).filter(Boolean);
}

function cut(line: string): string[] {
  return line.match(new RegExp(`.{1,${longest}}`, 'gu')) ?? [''];
}
