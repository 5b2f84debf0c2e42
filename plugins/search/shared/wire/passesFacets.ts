import type {SearchRecord} from '../record';

/** Whether a record has one value of each group of `attribute:value` filters; `attribute:-value` excludes. */
export function passesFacets(record: SearchRecord, filters: readonly string[][]): boolean {
  return filters.every((group) => group.length === 0 || group.some((filter) => passes(record, filter)));
}

function passes(record: SearchRecord, filter: string): boolean {
  const colon = filter.indexOf(':');
  const value = filter.slice(colon + 1);
  const values = [record[filter.slice(0, colon) as keyof SearchRecord] ?? []].flat().map(String);
  return value.startsWith('-') ? !values.includes(value.slice(1)) : values.includes(value);
}
