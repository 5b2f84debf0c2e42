/** Hands out the anchors of one page, or the names of pages, each once. */
export class Anchors {
  readonly #taken: Set<string>;

  /** @param reserved those that are taken already, such as the anchors of the page's headings */
  constructor(reserved: Iterable<string> = []) {
    this.#taken = new Set(reserved);
  }

  /** The anchor wanted, or with a number at its end where another part of the page has it already. */
  take(wanted: string): string {
    let anchor = wanted;
    for (let count = 2; this.#taken.has(anchor); count += 1) anchor = `${wanted}-${count}`;
    this.#taken.add(anchor);
    return anchor;
  }
}

/** A name as a part of an anchor: letters, digits, dots, hyphens and underscores. */
export function anchorPart(name: string): string {
  return name.replaceAll(/[^\w.-]+/g, '-').replaceAll(/^-+|-+$/g, '') || 'value';
}
