import {isBtmon, readBtmon} from './readBtmon';
import {isConsole, readConsole} from './readConsole';
import {isNrfConnect, readNrfConnect} from './readNrfConnect';
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

function readRaw(text: string): ScannedPacket[] {
  const bytes = parseHex(text);
  const lines = text.split('\n').map((line, index) => ({line: index + 1, text: line}));
  const filled = lines.filter((line) => line.text.trim());
  if (bytes.length > mostBytes && filled.length > 1) {
    return filled.map((line) => ({bytes: parseHex(line.text, line.line), line: line.line}));
  }
  return bytes.length > 0 ? [{bytes, line: filled[0]?.line ?? 1}] : [];
}
