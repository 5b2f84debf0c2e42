import {parseHex} from './parseHex';
import {type ScannedPacket, ScannerOutputError} from './ScannerOutput';

const tableHead = /^\s*LEN\.?\s*\|?\s*TYPE\.?\s*\|?\s*VALUE/i;
const row = /^\s*(0x[\da-f]{1,2}|\d{1,2})[.|\s]+0x([\da-f]{2})\b(.*)$/i;
const longHex = /0x((?:[\da-f]{2}){12,})\b/gi;
const dashed = /\(0x\)\s*([\da-f]{2}(?:-[\da-f]{2})+)/gi;
const address = /\b(?:[\da-f]{2}:){5}[\da-f]{2}\b/i;

/** Whether a text is from nRF Connect: its log, or the raw data of a device with the table below it. */
export function isNrfConnect(text: string): boolean {
  return (
    /nRF Connect|^\s*Raw data:?|\(0x\) [\da-f]{2}-/im.test(text) ||
    text.split('\n').some((line) => tableHead.test(line))
  );
}

/**
 * Reads raw data, values of the log as `(0x) 03-03-A0-FF`, and tables of LEN, TYPE and VALUE that stand without raw data.
 *
 * @throws {ScannerOutputError} when a row of the table has another length than it says
 */
export function readNrfConnect(text: string): ScannedPacket[] {
  const lines = text.split('\n');
  let lastAddress: string | undefined;
  const raw = lines.flatMap((line, index): ScannedPacket[] => {
    lastAddress = address.exec(line)?.[0] ?? lastAddress;
    if (row.test(line)) return [];
    return [...line.matchAll(longHex), ...line.matchAll(dashed)].map(([, hex]) => ({
      bytes: parseHex(hex ?? '', index + 1),
      line: index + 1,
      address: lastAddress,
    }));
  });
  return raw.length > 0 ? raw : readTables(lines);
}

function readTables(lines: string[]): ScannedPacket[] {
  const packets: ScannedPacket[] = [];
  let open: {bytes: number[]; line: number} | undefined;
  const close = () => {
    if (open && open.bytes.length > 0) packets.push({bytes: Uint8Array.from(open.bytes), line: open.line});
    open = undefined;
  };
  for (const [index, line] of lines.entries()) {
    const cells = row.exec(line);
    if (tableHead.test(line)) {
      close();
      open = {bytes: [], line: index + 2};
    } else if (open && cells) open.bytes.push(...readRow(cells, index + 1));
    else close();
  }
  close();
  return packets;
}

function readRow([, length, type, rest]: RegExpExecArray, line: number): number[] {
  const value = parseHex(/0x([\da-f]+)/i.exec(rest ?? '')?.[1] ?? '', line);
  const stated = Number(length);
  if (stated !== value.length + 1) {
    throw new ScannerOutputError(
      `Line ${line}: LEN is ${stated}, and type and value have ${value.length + 1} bytes. ` +
        'Copy the whole value, or take the raw data above the table.',
      line,
    );
  }
  return [stated, Number.parseInt(type ?? '', 16), ...value];
}
