/** Longest wait that is counted down, in seconds; the platform asks for 300 at most. */
const longest = 600;

/**
 * Seconds to wait after a `429`.
 *
 * @param header value of `Retry-After`, seconds or a date
 * @param refusals how many answers in a row were `429`; without a header the wait doubles each time
 * @param now milliseconds since 1970
 */
export function retryAfter(header: string | null | undefined, refusals: number, now: number): number {
  const seconds = header?.trim() ? Number(header) : Number.NaN;
  const until = header ? Date.parse(header) : Number.NaN;
  const wait = Number.isFinite(seconds)
    ? seconds
    : Number.isFinite(until)
      ? (until - now) / 1000
      : 2 ** (refusals - 1);
  return Math.min(longest, Math.max(1, Math.ceil(wait)));
}
