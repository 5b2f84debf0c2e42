/** What a check found. */
export interface Outcome {
  /** Tests that passed; a check without tests of its own counts as one. */
  passed: number;
  failed: number;
  /** Tests that could not run here; none by default. */
  skipped?: number;
  /** Few words for the table: how many tests were skipped, why the check could not run. */
  note?: string;
  /** Printed below the check when it failed, unless it was printed while it ran. */
  details?: string;
}

/** One step of `npm test`. */
export interface Check {
  name: string;
  /** Prints lines while it runs, because it takes long. */
  run(print: (line: string) => void): Promise<Outcome>;
}

/** A check that ran; it began so many seconds after the first one. */
export interface CheckResult extends Outcome {
  name: string;
  start: number;
  seconds: number;
}
