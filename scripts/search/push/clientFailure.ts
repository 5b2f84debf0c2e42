/** What an error of Algolia's client means. */
export interface ClientFailure {
  /** Status of the last answer; 0 when there was none. */
  status: number;
  /** The last thing that the host, the network or the client said. */
  reason: string;
  /** Whether the same request may succeed a little later. */
  isPassing: boolean;
  /** Milliseconds that the host asks to wait. */
  retryAfter?: number;
}

/** Shape of the client's errors, whose classes it does not export. */
interface ClientError extends Error {
  status?: number;
  stackTrace?: {response: {status: number; content: string; headers?: Record<string, string>}}[];
}

/** Reads an error that a call of the client ended with. */
export function clientFailure(error: unknown): ClientFailure {
  if (!(error instanceof Error)) return {status: 0, reason: String(error), isPassing: false};
  const {name, message, status = 0, stackTrace}: ClientError = error;
  const last = stackTrace?.at(-1)?.response;
  // All hosts were tried: each was out of reach, or answered neither 2xx nor 4xx.
  if (name === 'RetryError') {
    const reason = last?.status ? `the last host answered ${last.status}` : (last?.content ?? message);
    return {status: last?.status ?? 0, reason, isPassing: true};
  }
  if (name === 'DeserializationError')
    return {status, reason: `the answer is not JSON: ${message}`, isPassing: true};
  if (status === 0) return {status, reason: message, isPassing: false};
  const seconds = Number(last?.headers?.['retry-after']);
  return {
    status,
    reason: `${status}: ${message}`,
    isPassing: status === 429,
    retryAfter: seconds > 0 ? seconds * 1000 : undefined,
  };
}
