/** A search engine that is scored. */
export interface Engine {
  name: string;
  /** Addresses of records for a query, best first. */
  search(query: string): string[];
}
