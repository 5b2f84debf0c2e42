/** An old address, and the address that stands for it; both with the base URL. */
export interface Redirect {
  from: string;
  to: string;
}

/** How a server has to answer for the site: what every format is written from. */
export interface Delivery {
  /** Origin of the site, without a slash at its end. */
  siteUrl: string;
  /** Path that the site is served under, with a slash at both ends. */
  baseUrl: string;
  /** Sent with every answer. */
  headers: Record<string, string>;
  /** Values of `Cache-Control`. */
  cache: {
    /** Files whose names carry a hash of their content: those under this path. */
    hashed: {under: string; value: string};
    /** All other files. */
    other: string;
    /** Answers without a file. */
    notFound: string;
  };
  redirects: Redirect[];
  /** Addresses of files in the build that are for servers, not for readers. */
  hidden: string[];
}

/** Name of the file in the build that holds its `Delivery`. */
export const deliveryFile = '_delivery.json';

/** Files in the build that are for servers. */
export const serverFiles = [deliveryFile, '_headers', '_redirects'];
