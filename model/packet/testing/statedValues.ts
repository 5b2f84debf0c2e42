/** A value that the page states for a packet. */
export interface StatedValue {
  /** From 1. */
  line: number;
  /** In bits. */
  keySize: number;
  timeCounter: number;
  /** Undefined where the value holds for all packets of the time counter. */
  sequenceNumber?: number;
  /** As in the page, without backquotes. */
  label: string;
  /** Hexadecimal digits, none for an empty value. */
  value: string;
}

type Context = Pick<StatedValue, 'keySize' | 'timeCounter' | 'sequenceNumber'>;

/**
 * Reads the tables of a page's section of test vectors. A table of two columns holds labels and values of the packet
 * that the heading or the bold line above it names; a wider one names a packet at the head of each column.
 */
export function statedValues(page: string): StatedValue[] {
  const lines = page.split('\n');
  const start = lines.findIndex((line) => line.startsWith('## Test vectors'));
  const end = lines.findIndex((line) => line.startsWith('### If your numbers differ'));
  const values: StatedValue[] = [];
  let context: Context = {keySize: 0, timeCounter: -1};
  let header: string[] | undefined;

  for (let index = start; index < end; index++) {
    const text = lines[index];
    const line = index + 1;
    const heading = /^### AES-(\d+)-CTR, time counter (\d+)/.exec(text);
    if (heading) context = {keySize: Number(heading[1]), timeCounter: Number(heading[2])};
    const key = /^\*\*(\d+)-bit device key\*\*$/.exec(text);
    if (key) context = {...context, keySize: Number(key[1])};
    const packet = /^\*\*Sequence number (\d+), payload (.+)\*\*$/.exec(text);
    if (packet) {
      context = {...context, sequenceNumber: Number(packet[1])};
      values.push({line, ...context, label: 'Payload', value: plain(packet[2])});
    }
    if (!text.startsWith('|')) header = undefined;
    else if (!header) header = cellsOf(text);
    else if (!text.startsWith('|---')) values.push(...rowValues(header, cellsOf(text), line, context));
  }
  return values;
}

function rowValues(
  [, ...heads]: string[],
  [label, ...cells]: string[],
  line: number,
  context: Context,
): StatedValue[] {
  return cells.map((value, column) => {
    const named = /^Time counter (\d+), sequence (\d+)$/.exec(heads[column]);
    const packet = named && {timeCounter: Number(named[1]), sequenceNumber: Number(named[2])};
    return {line, ...context, ...packet, label, value};
  });
}

function cellsOf(row: string): string[] {
  return row.split('|').slice(1, -1).map(plain);
}

function plain(cell: string): string {
  const text = cell.replaceAll('`', '').trim();
  return text === '(empty)' ? '' : text;
}
