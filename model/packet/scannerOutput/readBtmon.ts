import {parseHex} from './parseHex';
import {type ScannedPacket, ScannerOutputError} from './ScannerOutput';

const eventStart = /LE (?:Extended )?Advertising Report|^[<>@=] /;
const addressLine = /^\s*Address: ((?:[\dA-F]{2}:){5}[\dA-F]{2})/i;

/** Whether a text is what `btmon` prints of advertising reports. */
export function isBtmon(text: string): boolean {
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
export function readBtmon(text: string): ScannedPacket[] {
  const reports: Report[] = [];
  let isOpen = false;
  for (const [index, line] of text.split('\n').entries()) {
    const address = addressLine.exec(line)?.[1];
    const report = reports.at(-1);
    if (address) {
      reports.push({line: index + 1, address, structures: [], bytes: new Uint8Array()});
      isOpen = true;
    } else if (eventStart.test(line)) isOpen = false;
    else if (isOpen && report) readLine(line, report, index + 1);
  }
  return reports.filter(({structures}) => structures.length > 0).map(closed);
}

function readLine(line: string, report: Report, number: number): void {
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

function closed({structures, stated, line, address}: Report): ScannedPacket {
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
