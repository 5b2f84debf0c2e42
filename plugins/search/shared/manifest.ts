/** Name of the one file that keeps its name; it leads to the others, whose names change with their content. */
export const manifestName = 'manifest.json';

/** What there is to download. */
export interface Manifest {
  /** Absolute address that the paths of pages are appended to. */
  siteAddress: string;
  /** One file for each version of the docs, the latest first. */
  files: IndexFile[];
}

/** All pages that a reader of one version may find, as {@link SearchablePage} has them. */
export interface IndexFile {
  /** Tag of the version's pages; a query filters by it. */
  tag: string;
  /** Name in the same folder. */
  file: string;
  records: number;
  /** Bytes as they travel, compressed with Brotli. */
  bytes: number;
}
