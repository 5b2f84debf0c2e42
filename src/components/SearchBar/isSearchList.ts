/** Whether a text is a list of hits as JSON, with the address, type and headings that DocSearch reads of each. */
export function isSearchList(stored: string): boolean {
  try {
    const searches: unknown = JSON.parse(stored);
    return Array.isArray(searches) && searches.every(isSearch);
  } catch {
    return false;
  }
}

function isSearch(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const {objectID, url, type, hierarchy} = value as Record<string, unknown>;
  const areTexts = [objectID, url, type].every((one) => typeof one === 'string');
  return areTexts && typeof hierarchy === 'object' && hierarchy !== null;
}
