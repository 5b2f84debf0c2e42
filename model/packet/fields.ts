import type {LayoutRow} from './layout';

/** A field as it stands in a packet. */
export interface Field {
  name: string;
  /** From the first byte that was passed in. */
  offset: number;
  /** In bytes. */
  length: number;
  meaning: string;
  bytes: Uint8Array;
}

/**
 * Cuts a part of a packet into its fields; a field that is cut off is shorter, and one without bytes is left out.
 *
 * @param start where the part begins in `bytes`
 * @param end where it ends
 */
export function cutFields(
  bytes: Uint8Array,
  layout: readonly LayoutRow[],
  start: number,
  end: number,
): Field[] {
  return layout.flatMap(({name, offset, length, meaning}) => {
    const from = start + offset;
    const to = length === 'rest' ? end : Math.min(from + length, end);
    return to > from ? [{name, offset: from, length: to - from, meaning, bytes: bytes.slice(from, to)}] : [];
  });
}
