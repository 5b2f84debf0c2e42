const hour = 3_600_000;

/** Requests that were made, and those that succeeded. */
export interface RequestCount {
  total: number;
  succeeded: number;
}

/** Counts requests by the hour. */
export class RequestLog {
  readonly #hours = new Map<number, RequestCount>();

  /** Adds requests at a time in milliseconds. */
  add(time: number, total: number, succeeded: number): void {
    const start = Math.floor(time / hour) * hour;
    const before = this.#hours.get(start) ?? {total: 0, succeeded: 0};
    this.#hours.set(start, {total: before.total + total, succeeded: before.succeeded + succeeded});
  }

  /** Adds one request at a time in milliseconds. */
  record(time: number, succeeded: boolean): void {
    this.add(time, 1, succeeded ? 1 : 0);
  }

  /** Requests in the hours that begin from `from` on and before `to`, in milliseconds. */
  count(from: number, to: number): RequestCount {
    const sum = {total: 0, succeeded: 0};
    for (const [start, {total, succeeded}] of this.#hours) {
      if (start < from || start >= to) continue;
      sum.total += total;
      sum.succeeded += succeeded;
    }
    return sum;
  }
}
