/** One dated entry of the release notes. */
export interface ReleaseEntry {
  /** ISO 8601, such as `2026-09-16`. */
  date: string;
  /** Heading without the date. */
  title: string;
  /** Absolute address of the heading. */
  address: string;
  /** What stands below the heading, with absolute links. */
  html: string;
}
