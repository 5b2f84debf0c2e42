/** Folder of the built site that holds what the embedded engine downloads. */
export const searchFolder = 'search';

/** Name of the one file there that keeps its name; it leads to the others, whose names change with their content. */
export const manifestName = 'manifest.json';

/** What there is to download. */
export interface Manifest {
  /** Absolute address that the paths of pages are appended to. */
  siteAddress: string;
  /** Number of records in all parts. */
  records: number;
  parts: IndexPart[];
  /** Leads to the parts that a query needs; missing when there is one part. */
  directory?: IndexFile;
}

/** Path of the directory's page of words that stand in most parts; the other pages have the number of a part. */
export const everyPart = '*';

/** A file with pages, as {@link SearchablePage} has them. */
export interface IndexFile {
  /** Name in the same folder. */
  file: string;
  /** Bytes as they travel, compressed with Brotli. */
  bytes: number;
}

/** Some pages of one section of the site. */
export interface IndexPart extends IndexFile {
  section: string;
  records: number;
}
