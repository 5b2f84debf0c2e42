import {parseHex} from './parseHex';
import type {ScannedPacket} from './ScannerOutput';

/** Bytes with the text that they spell behind a bar, as LOG_HEXDUMP, the shell and `hexdump -C` print them. */
const withText = /(?<![\da-fx])((?:[\da-f]{2} {1,3}){1,16})\s*\|/i;
/** An offset, then bytes to the end of the line. */
const withOffset = /(?:^|\s)(?:0x)?[\da-f]{4,8}(?::\s+|\s{2,})((?:[\da-f]{2} ?){1,16})\s*$/i;
/** What a log prints in front: a time, a level or a tag, and behind it bytes to the end of the line. */
const withPrefix =
  /^(.*?[:=>\]]\s*|.*?\s)??(?<![\da-f:])((?:0x)?[\da-f]{2}(?:[ :,-]{0,2}(?:0x)?[\da-f]{2})*)[\s)\]}"']*$/i;
const address = /\b(?:[\da-f]{2}:){5}[\da-f]{2}\b/i;

/** Bytes of one line. */
interface DumpLine {
  bytes: Uint8Array;
  /** Whether it goes on in the next line that has this too. */
  prefix: string;
}

/** Fewer bytes are no packet, unless they continue the line before. */
const fewestBytes = 8;

/** Whether a text is a log or a hex dump: something stands beside the bytes. */
export function isConsole(text: string): boolean {
  return text.split('\n').some((line) => {
    if (withText.test(line) || withOffset.test(line)) return true;
    const [, prefix, hex] = withPrefix.exec(line) ?? [];
    return Boolean(prefix?.trim() && hex && parseHex(hex).length >= fewestBytes);
  });
}

/** Reads what Zephyr, ESP-IDF and hex dumps print; lines of 16 bytes go on in the next one. */
export function readConsole(text: string): ScannedPacket[] {
  const packets: ScannedPacket[] = [];
  let before: DumpLine | undefined;
  let lastAddress: string | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const found = readLine(line, index + 1);
    const last = packets.at(-1);
    if (found && before && last && before.bytes.length === 16 && before.prefix === found.prefix) {
      last.bytes = Uint8Array.from([...last.bytes, ...found.bytes]);
    } else if (found) {
      lastAddress = address.exec(line)?.[0] ?? lastAddress;
      packets.push({bytes: found.bytes, line: index + 1, address: lastAddress});
    }
    before = found;
  }
  return packets.filter(({bytes}) => bytes.length >= fewestBytes);
}

function readLine(line: string, number: number): DumpLine | undefined {
  const dump = withText.exec(line)?.[1] ?? withOffset.exec(line)?.[1];
  if (dump) return {bytes: parseHex(dump, number), prefix: ''};
  const [, prefix = '', hex] = withPrefix.exec(line) ?? [];
  // A time differs from line to line, a tag does not.
  return hex ? {bytes: parseHex(hex, number), prefix: prefix.replace(/[\d:.,()[\]]+/g, '')} : undefined;
}
