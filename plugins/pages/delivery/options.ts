/** What the delivery of the site depends on beyond the site itself. */
export interface DeliveryOptions {
  /** Hosts that scripts may call besides the site's own, as sources of `connect-src`. */
  connectTo: string[];
  /** Texts of style elements that scripts add, which no page shows at build. */
  styles: string[];
  /** JSON file with old addresses and what stands for them, from the site's folder. */
  redirectsPath: string;
}
