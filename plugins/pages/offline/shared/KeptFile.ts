/** A file that is kept for reading without network, as Workbox lists it. */
export interface KeptFile {
  url: string;
  /** Changes with the content; null where the name does so already. */
  revision: string | null;
}
