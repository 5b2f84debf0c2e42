import {ScannerOutputError} from './ScannerOutput';

/**
 * What may stand between bytes: white space, punctuation, brackets and quotes of the common languages, and a hyphen that
 * is no sign: bytes have none.
 */
const separators = /(?:[\s,;:_|.()[\]{}"'`]|(?<=[\da-fh])-|-(?![\da-f]))+/iy;
const comment = /^(?:\/\/[^\n]*|\/\*[\s\S]*?\*\/)/;
const digits = /^(?:0x|\\x)?([\da-f]+)h?(?![\da-z])/i;

/**
 * Reads bytes as people write them: `03 03 a0`, `03:03:a0`, `0303a0`, `{0x03, 0x03, 0xa0}`, `\x03\x03\xa0`, comments
 * in between.
 *
 * @param line of the text's beginning, from 1
 * @throws {ScannerOutputError} naming line, column and the byte that was being read
 */
export function parseHex(text: string, line = 1): Uint8Array {
  const bytes: number[] = [];
  let at = 0;
  while (at < text.length) {
    const rest = text.slice(at);
    separators.lastIndex = at;
    const skipped = separators.exec(text) ?? comment.exec(rest);
    if (skipped) {
      at += skipped[0].length;
      continue;
    }
    const [token, found] = digits.exec(rest) ?? [];
    if (!token || !found) throw strange(text, at, line, bytes.length);
    // A digit alone is a byte only where a prefix says so, as in 0x3.
    if (found.length % 2 === 1 && (found.length > 1 || token === found)) {
      throw odd(text, at, line, bytes.length, found.length);
    }
    for (let index = 0; index < found.length; index += 2) {
      bytes.push(Number.parseInt(found.slice(index, index + 2), 16));
    }
    at += token.length;
  }
  return Uint8Array.from(bytes);
}

function placeOf(text: string, at: number, line: number): {line: number; name: string} {
  const before = text.slice(0, at).split('\n');
  const there = line + before.length - 1;
  return {line: there, name: `Line ${there}, column ${(before.at(-1)?.length ?? 0) + 1}`};
}

function strange(text: string, at: number, line: number, count: number): ScannerOutputError {
  const place = placeOf(text, at, line);
  const word = /^[^\s,;:]{1,12}/.exec(text.slice(at))?.[0] ?? text[at];
  return new ScannerOutputError(
    `${place.name}: “${word}” is no hexadecimal byte; ${count} bytes were read before it. Leave it out, or paste the bytes alone.`,
    place.line,
  );
}

function odd(text: string, at: number, line: number, count: number, length: number): ScannerOutputError {
  const place = placeOf(text, at, line);
  return new ScannerOutputError(
    `${place.name}: ${length} hexadecimal ${length === 1 ? 'digit' : 'digits'} in a row, and each byte takes 2; ${count} bytes were read before them. A digit is missing or too many.`,
    place.line,
  );
}
