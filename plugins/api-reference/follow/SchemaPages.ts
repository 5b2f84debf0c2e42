import kebabCase from 'lodash/kebabCase';

/** The schemas that have a page of their own, since a page that holds them would grow beyond measure. */
export class SchemaPages {
  readonly #pages = new Map<string, string>();
  readonly #taken: Set<string>;

  readonly #folder: string;

  /**
   * @param folder address of the reference, between slashes and without the site's base URL
   * @param taken names of the other pages
   */
  constructor(folder: string, taken: Iterable<string>) {
    this.#folder = folder;
    this.#taken = new Set(taken);
  }

  /** Address of a schema's page, which there will be from now on. */
  addressOf(schema: string): string {
    return this.#folder + (this.#pages.get(schema) ?? this.#add(schema));
  }

  #add(schema: string): string {
    const wish = `schema-${kebabCase(schema)}`;
    let page = wish;
    for (let number = 2; this.#taken.has(page); number += 1) page = `${wish}-${number}`;
    this.#taken.add(page);
    this.#pages.set(schema, page);
    return page;
  }

  /** Schema and page; also those that are added while the list is gone through. */
  entries(): IterableIterator<[schema: string, page: string]> {
    return this.#pages.entries();
  }
}
