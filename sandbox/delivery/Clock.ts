/** Time, which a test can make pass faster. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Waits for some milliseconds. */
  sleep(milliseconds: number): Promise<void>;
}

/** The clock of the machine. */
export const machineClock: Clock = {
  now: Date.now,
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};
