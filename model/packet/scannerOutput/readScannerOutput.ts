import {parseHex} from './parseHex';
import {
  formatNames,
  type ScannedPacket,
  type ScannerFormat,
  type ScannerOutput,
  ScannerOutputError,
} from './ScannerOutput';

/** Most bytes of legacy advertising data: more than that in several lines is one packet a line. */
const mostBytes = 31;

/** A Bluetooth address. */
const address = /\b(?:[\da-f]{2}:){5}[\da-f]{2}\b/i;

const eventStart = /LE (?:Extended )?Advertising Report|^[<>@=] /;
const addressLine = /^\s*Address: ((?:[\dA-F]{2}:){5}[\dA-F]{2})/i;

/** Whether a text is what `btmon` prints of advertising reports. */
function isBtmon(text: string): boolean {
  return /LE (?:Extended )?Advertising Report|^> HCI Event: LE Meta Event/m.test(text);
}

/** A report while its lines are read. */
interface Report extends ScannedPacket {
  /** What the report says of its length, in bytes. */
  stated?: number;
  structures: number[][];
}

/**
 * Puts the advertising data together again from the AD structures that `btmon` has taken apart.
 *
 * @throws {ScannerOutputError} when the structures do not make up the stated length
 */
function readBtmon(text: string): ScannedPacket[] {
  const reports: Report[] = [];
  let isOpen = false;
  for (const [index, line] of text.split('\n').entries()) {
    const address = addressLine.exec(line)?.[1];
    const report = reports.at(-1);
    if (address) {
      reports.push({line: index + 1, address, structures: [], bytes: new Uint8Array()});
      isOpen = true;
    } else if (eventStart.test(line)) isOpen = false;
    else if (isOpen && report) readReportLine(line, report, index + 1);
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
    throw new ScannerOutputError(
      `Line ${line}: the report says ${stated} bytes, and the AD structures below it make ${bytes.length}. ` +
        'Copy the whole report, down to the line RSSI, or paste the bytes alone.',
      line,
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

/** Bytes of one line. */
interface DumpLine {
  bytes: Uint8Array;
  /** Whether it goes on in the next line that has this too. */
  prefix: string;
}

/** Fewer bytes are no packet, unless they continue the line before. */
const fewestBytes = 8;

/** Whether a text is a log or a hex dump: something stands beside the bytes. */
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
  let before: DumpLine | undefined;
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

function readDumpLine(line: string, number: number): DumpLine | undefined {
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

/** Whether a text is from nRF Connect: its log, or the raw data of a device with the table below it. */
function isNrfConnect(text: string): boolean {
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

function readRaw(text: string): ScannedPacket[] {
  const bytes = parseHex(text);
  const lines = text.split('\n').map((line, index) => ({line: index + 1, text: line}));
  const filled = lines.filter((line) => line.text.trim());
  if (bytes.length > mostBytes && filled.length > 1) {
    return filled.map((line) => ({bytes: parseHex(line.text, line.line), line: line.line}));
  }
  return bytes.length > 0 ? [{bytes, line: filled[0]?.line ?? 1}] : [];
}

const readers: [ScannerFormat, (text: string) => boolean, (text: string) => ScannedPacket[]][] = [
  ['btmon', isBtmon, readBtmon],
  ['nrf-connect', isNrfConnect, readNrfConnect],
  ['console', isConsole, readConsole],
  ['raw', () => true, readRaw],
];

/**
 * Finds the packets in what a reader pastes: output of a scanner, a log, or bytes alone.
 *
 * @throws {ScannerOutputError} when there are none, or when they cannot be read
 */
export function readScannerOutput(text: string): ScannerOutput {
  const given = text.replaceAll('\r', '');
  const [format, , read] = readers.find(([, fits]) => fits(given)) as (typeof readers)[number];
  const packets = read(given);
  if (packets.length > 0) return {format, packets};
  throw new ScannerOutputError(
    format === 'raw'
      ? 'There are no bytes yet. Paste advertising data in hexadecimal, or what your scanner shows.'
      : `This looks like ${formatNames[format]}, and no advertising data is in it. Copy the lines with the bytes too.`,
    1,
  );
}
