/** HTML that the build made, and the id by which the page marks it. */
export interface StaticBlock {
  id: string;
  html: string;
}

/**
 * Finds a page's blocks of HTML in the document that is shown, or fetches them when it lacks any.
 *
 * @param id digest of all blocks; each is marked with it, a dot and the block's index
 * @param count how many there are
 * @param url address of their HTML, a JSON list
 * @throws when the file cannot be fetched; the framework then opens the page's address afresh
 */
export async function blocksFromPage(id: string, count: number, url: string): Promise<StaticBlock[]> {
  const ids = Array.from({length: count}, (_, index) => `${id}.${index}`);
  const shown = ids.map((one) => document.querySelector(`[data-static="${one}"]`)?.innerHTML);
  const htmls = shown.every((html) => html !== undefined) ? shown : await fetchHtmls(url);
  return ids.map((one, index) => ({id: one, html: htmls[index] ?? ''}));
}

async function fetchHtmls(url: string): Promise<string[]> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} could not be loaded: status ${response.status}`);
  return response.json();
}
