import {invalidArgument, type PacketError} from '../PacketError';

/**
 * What may stand between bytes: white space, punctuation, brackets and quotes of the common languages, and a hyphen that
 * is no sign: bytes have none.
 */
const separators = /(?:[\s,;:_|.()[\]{}"'`]|(?<=[\da-fh])-|-(?![\da-f]))+/iy;
const comment = /^(?:\/\/[^\n]*|\/\*[\s\S]*?\*\/)/;
const digits = /^(?:0x|\\x)?([\da-f]+)h?(?![\da-z])/i;

/**
 * Reads bytes as people write them: `03 03 a0`, `03:03:a0`, `0303a0`, `{0x03, 0x03, 0xa0}`, `\x03\x03\xa0`, comments
 * in between. An error names line, counted from the given one, column and the byte that was being read.
 */
export function parseHex(text: string, line = 1): Uint8Array {
  const bytes: number[] = [];
  let at = 0;
  const faultAt = (message: string): PacketError => {
    const before = text.slice(0, at).split('\n');
    const column = (before.at(-1)?.length ?? 0) + 1;
    return invalidArgument(`Line ${line + before.length - 1}, column ${column}: ${message}`);
  };
  while (at < text.length) {
    const rest = text.slice(at);
    separators.lastIndex = at;
    const skipped = separators.exec(text) ?? comment.exec(rest);
    if (skipped) {
      at += skipped[0].length;
      continue;
    }
    const [token, found] = digits.exec(rest) ?? [];
    if (!token || !found) {
      const word = /^[^\s,;:]{1,12}/.exec(rest)?.[0] ?? text[at];
      throw faultAt(
        `“${word}” is no hexadecimal byte; ${bytes.length} bytes were read before it. Leave it out, or paste the bytes alone.`,
      );
    }
    // A digit alone is a byte only where a prefix says so, as in 0x3.
    if (found.length % 2 === 1 && (found.length > 1 || token === found)) {
      const noun = found.length === 1 ? 'digit' : 'digits';
      throw faultAt(
        `${found.length} hexadecimal ${noun} in a row, and each byte takes 2; ${bytes.length} bytes were read before them. A digit is missing or too many.`,
      );
    }
    for (let index = 0; index < found.length; index += 2) {
      bytes.push(Number.parseInt(found.slice(index, index + 2), 16));
    }
    at += token.length;
  }
  return Uint8Array.from(bytes);
}
