/** What the reader has entered. */
export interface LabDraft {
  mode: 'read' | 'build';
  /** Bytes or scanner output to read. */
  output: string;
  /** Which of the packets in it, from 0; without it the first of this network. */
  chosen?: number;
  /** Device key, in hexadecimal or Base64; the one thing that no address holds. */
  key: string;
  source: 'unix' | 'uptime';
  /** UTC date on which the packet was heard. */
  heard: string;
  /** Time counter or UTC date of the packet to build. */
  time: string;
  sequence: string;
  /** Hexadecimal, or a text in quotes. */
  payload: string;
  /** Bytes of the firmware, to compare. */
  firmware: string;
}

/** Device key of the published vector that the lab shows at first; the file of the vectors would weigh 4 KB. */
export const exampleKey = '000102030405060708090a0b0c0d0e0f';

/** The lab as a page shows it. */
export const exampleDraft: LabDraft = {
  mode: 'read',
  output: '03 03 a0 ff 12 16 a0 ff 00 01 bf 7f d8 3a ae f2 07 1b 07 d5 54 7e 68',
  key: exampleKey,
  source: 'unix',
  heard: '2026-01-01',
  time: '20454',
  sequence: '1',
  payload: '"hello"',
  firmware: '',
};

/** Whether what is read is still the example, whose date is in the past. */
export function isExample({output}: LabDraft): boolean {
  return output === exampleDraft.output;
}

/** What both halves of the lab are given. */
export interface LabParts {
  /** Of the ids of their fields. */
  prefix: string;
  draft: LabDraft;
  /** The draft that results are made of; it may be a moment behind. */
  settled: LabDraft;
  onChange: (part: Partial<LabDraft>) => void;
}
