import {translate} from '@docusaurus/Translate';
import {awaitBeforeShowing} from '@site/plugins/framework/static-html/client/awaited';

/** HTML that the build made, and the id by which the page marks it. */
export interface StaticBlock {
  id: string;
  html: string;
}

/**
 * Finds a page's blocks of HTML in the document that is shown, or fetches them when it lacks any.
 *
 * Blocks that have to be fetched are empty until they are there, which the framework awaits before it shows
 * the page.
 *
 * @param id digest of all blocks; each is marked with it, a dot and the block's index
 * @param count how many there are
 * @param url address of their HTML, a JSON list
 */
export function blocksFromPage(id: string, count: number, url: string): StaticBlock[] {
  const blocks = Array.from({length: count}, (_, index) => ({id: `${id}.${index}`, html: ''}));
  const shown = blocks.map((block) => document.querySelector(`[data-static="${block.id}"]`)?.innerHTML);
  if (shown.every((html) => html !== undefined)) fill(blocks, shown);
  else awaitBeforeShowing(fetchInto(blocks, url));
  return blocks;
}

function fill(blocks: StaticBlock[], htmls: readonly string[]): void {
  for (const [index, block] of blocks.entries()) block.html = htmls[index] ?? '';
}

async function fetchInto(blocks: StaticBlock[], url: string): Promise<void> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} could not be loaded: status ${response.status}`);
    fill(blocks, await response.json());
  } catch (error) {
    fill(
      blocks,
      blocks.map(() => missingPart()),
    );
    throw error;
  }
}

/** HTML in place of a part of the page that could not be fetched; its link opens the page afresh. */
export function missingPart(): string {
  const text = translate({
    id: 'staticHtml.missing',
    message: 'This part of the page did not load.',
    description: 'In place of a code block, a table of parameters or a picture that could not be fetched',
  });
  const reload = translate({
    id: 'staticHtml.reload',
    message: 'Load the page again',
    description: 'Text of the link that opens the page afresh',
  });
  return `<span>${text} <a href="">${reload}</a></span>`;
}
