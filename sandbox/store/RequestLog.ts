const hour = 3_600_000;

/** Requests that were made, and those that succeeded. */
export interface RequestCount {
  total: number;
  succeeded: number;
}

/** Counts requests by the hour. Times are in milliseconds. */
export class RequestLog {
  readonly #hours = new Map<number, RequestCount>();

  /** Adds requests at a time. */
  add(time: number, total: number, succeeded: number): void {
    const start = Math.floor(time / hour) * hour;
    const before = this.#hours.get(start) ?? {total: 0, succeeded: 0};
    this.#hours.set(start, {total: before.total + total, succeeded: before.succeeded + succeeded});
  }

  /** Requests in the hours that begin from `from` on and before `to`. */
  count(from: number, to: number): RequestCount {
    const hours = [...this.#hours].filter(([start]) => start >= from && start < to);
    return {
      total: hours.reduce((sum, [, {total}]) => sum + total, 0),
      succeeded: hours.reduce((sum, [, {succeeded}]) => sum + succeeded, 0),
    };
  }
}
