import {maxAdvertisingLength} from '../layout';
import {invalidArgument} from '../PacketError';
import {parseHex} from './parseHex';

/** What readers call each format of a pasted text. */
export const formatNames = {
  btmon: 'btmon',
  'nrf-connect': 'nRF Connect',
  console: 'a console log',
  raw: 'hexadecimal',
};

/** Bytes that a scanner or a log shows: advertising data, or the service data in it. */
interface ScannedPacket {
  bytes: Uint8Array;
  /** Line of the text that they begin in, from 1. */
  line: number;
  /** Bluetooth address as the scanner shows it. */
  address?: string;
}

/** The packets in a pasted text, in the order in which they stand there. */
export interface ScannerOutput {
  format: keyof typeof formatNames;
  packets: ScannedPacket[];
}

/** A Bluetooth address. */
const address = /\b(?:[\da-f]{2}:){5}[\da-f]{2}\b/i;

const eventStart = /LE (?:Extended )?Advertising Report|^[<>@=] /;
const addressLine = /^\s*Address: ((?:[\dA-F]{2}:){5}[\dA-F]{2})/i;

function isBtmon(text: string): boolean {
  return /LE (?:Extended )?Advertising Report|^> HCI Event: LE Meta Event/m.test(text);
}

/** A report while its lines are read. */
interface Report extends Omit<ScannedPacket, 'bytes'> {
  /** What the report says of its length, in bytes. */
  stated?: number;
  structures: number[][];
}

/** Puts the advertising data together again from the AD structures that `btmon` has taken apart. */
function readBtmon(text: string): ScannedPacket[] {
  const reports: Report[] = [];
  let open: Report | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const address = addressLine.exec(line)?.[1];
    if (address) {
      open = {line: index + 1, address, structures: []};
      reports.push(open);
    } else if (eventStart.test(line)) open = undefined;
    else if (open) readReportLine(line, open, index + 1);
  }
  return reports.filter(({structures}) => structures.length > 0).map(closedReport);
}

function readReportLine(line: string, report: Report, number: number): void {
  const [, label = '', value = ''] = /^\s*([^:[]+?)(?:\[\d+\])?:\s*(.*?)\s*$/.exec(line) ?? [];
  const uuid = /\(0x([\da-f]{4})\)|UUID 0x([\da-f]{4})/i.exec(line);
  const littleEndian = uuid ? [...parseHex(uuid[1] ?? uuid[2] ?? '')].reverse() : [];
  const last = report.structures.at(-1);

  if (label === 'Data length') {
    report.stated = Number(value.split(' ')[0]);
    // What an extended report says before it, such as its own TX power, is no advertising data.
    report.structures = [];
  } else if (label === 'Flags') report.structures.push([0x01, Number(value.split(' ')[0])]);
  else if (/^16-bit Service UUIDs \((complete|partial)\)/.test(label)) {
    report.structures.push([label.includes('complete') ? 0x03 : 0x02]);
  } else if (label.startsWith('Service Data')) {
    report.structures.push([0x16, ...littleEndian, ...(/^[\da-f]{4,}$/i.test(value) ? parseHex(value) : [])]);
  } else if (label === 'Company') {
    const company = Number(/\((\d+)\)$/.exec(value)?.[1]);
    report.structures.push([0xff, company & 0xff, company >> 8]);
  } else if (label === 'TX power') report.structures.push([0x0a, Number.parseInt(value, 10) & 0xff]);
  else if (label.startsWith('Name (')) {
    report.structures.push([label.includes('complete') ? 0x09 : 0x08, ...new TextEncoder().encode(value)]);
  } else if (label === 'Data' && last) last.push(...parseHex(value, number));
  else if (uuid && last && (last[0] === 0x02 || last[0] === 0x03)) last.push(...littleEndian);
}

function closedReport({structures, stated, line, address}: Report): ScannedPacket {
  const bytes = Uint8Array.from(structures.flatMap((structure) => [structure.length, ...structure]));
  if (stated !== undefined && stated !== bytes.length) {
    throw invalidArgument(
      `Line ${line}: the report says ${stated} bytes, and the AD structures below it make ${bytes.length}. Copy the whole report, down to the line RSSI, or paste the bytes alone.`,
    );
  }
  return {bytes, line, address};
}

/** Bytes with the text that they spell behind a bar, as LOG_HEXDUMP, the shell and `hexdump -C` print them. */
const withText = /(?<![\da-fx])((?:[\da-f]{2} {1,3}){1,16})\s*\|/i;
/** An offset, then bytes to the end of the line. */
const withOffset = /(?:^|\s)(?:0x)?[\da-f]{4,8}(?::\s+|\s{2,})((?:[\da-f]{2} ?){1,16})\s*$/i;
/** What a log prints in front: a time, a level or a tag, and behind it bytes to the end of the line. */
const withPrefix =
  /^(.*?[:=>\]]\s*|.*?\s)??(?<![\da-f:])((?:0x)?[\da-f]{2}(?:[ :,-]{0,2}(?:0x)?[\da-f]{2})*)[\s)\]}"']*$/i;

/** Fewer bytes are no packet, unless they continue the line before. */
const fewestBytes = 8;

/** Something stands beside the bytes. */
function isConsole(text: string): boolean {
  return text.split('\n').some((line) => {
    if (withText.test(line) || withOffset.test(line)) return true;
    const [, prefix, hex] = withPrefix.exec(line) ?? [];
    return Boolean(prefix?.trim() && hex && parseHex(hex).length >= fewestBytes);
  });
}

/** Reads what Zephyr, ESP-IDF and hex dumps print; lines of 16 bytes go on in the next one. */
function readConsole(text: string): ScannedPacket[] {
  const packets: ScannedPacket[] = [];
  let before: ReturnType<typeof readDumpLine>;
  let lastAddress: string | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const found = readDumpLine(line, index + 1);
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

/** The bytes of a line; it goes on in the next one that has its prefix too. */
function readDumpLine(line: string, number: number): {bytes: Uint8Array; prefix: string} | undefined {
  const dump = withText.exec(line)?.[1] ?? withOffset.exec(line)?.[1];
  if (dump) return {bytes: parseHex(dump, number), prefix: ''};
  const [, prefix = '', hex] = withPrefix.exec(line) ?? [];
  // A time differs from line to line, a tag does not.
  return hex ? {bytes: parseHex(hex, number), prefix: prefix.replace(/[\d:.,()[\]]+/g, '')} : undefined;
}

const tableHead = /^\s*LEN\.?\s*\|?\s*TYPE\.?\s*\|?\s*VALUE/i;
const row = /^\s*(0x[\da-f]{1,2}|\d{1,2})[.|\s]+0x([\da-f]{2})\b(.*)$/i;
const longHex = /0x((?:[\da-f]{2}){12,})\b/gi;
const dashed = /\(0x\)\s*([\da-f]{2}(?:-[\da-f]{2})+)/gi;

/** Its log, or the raw data of a device with the table below it. */
function isNrfConnect(text: string): boolean {
  return (
    /nRF Connect|^\s*Raw data:?|\(0x\) [\da-f]{2}-/im.test(text) ||
    text.split('\n').some((line) => tableHead.test(line))
  );
}

/** Reads raw data, values of the log as `(0x) 03-03-A0-FF`, and tables of LEN, TYPE and VALUE without raw data. */
function readNrfConnect(text: string): ScannedPacket[] {
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

/** The bytes of the rows below each head of a table, up to what is no row. */
function readTables(lines: string[]): ScannedPacket[] {
  return lines.flatMap((line, index) => {
    if (!tableHead.test(line)) return [];
    const below = lines.slice(index + 1);
    const end = below.findIndex((one) => !row.test(one));
    const rows = end < 0 ? below : below.slice(0, end);
    const bytes = rows.flatMap((one, offset) => readRow(one, index + 2 + offset));
    return bytes.length > 0 ? [{bytes: Uint8Array.from(bytes), line: index + 2}] : [];
  });
}

function readRow(text: string, line: number): number[] {
  const [, length, type = '', rest = ''] = row.exec(text) ?? [];
  const value = parseHex(/0x([\da-f]+)/i.exec(rest)?.[1] ?? '', line);
  const stated = Number(length);
  if (stated !== value.length + 1) {
    throw invalidArgument(
      `Line ${line}: LEN is ${stated}, and type and value have ${value.length + 1} bytes. Copy the whole value, or take the raw data above the table.`,
    );
  }
  return [stated, Number.parseInt(type, 16), ...value];
}

function readRaw(text: string): ScannedPacket[] {
  const bytes = parseHex(text);
  const lines = text.split('\n').map((content, index) => ({line: index + 1, content}));
  const filled = lines.filter(({content}) => content.trim());
  // More than fits a packet, in several lines, is one packet a line.
  if (bytes.length > maxAdvertisingLength && filled.length > 1) {
    return filled.map(({line, content}) => ({bytes: parseHex(content, line), line}));
  }
  return bytes.length > 0 ? [{bytes, line: filled[0]?.line ?? 1}] : [];
}

type Reader = [ScannerOutput['format'], (text: string) => boolean, (text: string) => ScannedPacket[]];

const readers: Reader[] = [
  ['btmon', isBtmon, readBtmon],
  ['nrf-connect', isNrfConnect, readNrfConnect],
  ['console', isConsole, readConsole],
  ['raw', () => true, readRaw],
];

/** Finds the packets in output of a scanner, a log, or bytes alone; throws when there are none that can be read. */
export function readScannerOutput(text: string): ScannerOutput {
  const given = text.replaceAll('\r', '');
  const [format, , read] = readers.find(([, fits]) => fits(given)) as Reader;
  const packets = read(given);
  if (packets.length > 0) return {format, packets};
  throw invalidArgument(
    format === 'raw'
      ? 'There are no bytes yet. Paste advertising data in hexadecimal, or what your scanner shows.'
      : `This looks like ${formatNames[format]}, and no advertising data is in it. Copy the lines with the bytes too.`,
  );
}
