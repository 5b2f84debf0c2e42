/** How long the platform waits for an answer, in milliseconds. */
export const answerWithin = 10_000;

/** Where a batch goes, and how. */
export interface BatchOptions {
  /** Milliseconds to wait for an answer. */
  timeout?: number;
  /** Carries the request to the endpoint. */
  transport?: typeof fetch;
}

/** Sends one batch to a webhook endpoint; true when it was answered with `2xx` in time. */
export async function sendBatch(
  url: string,
  secret: string,
  packets: unknown[],
  {timeout = answerWithin, transport = fetch}: BatchOptions = {},
): Promise<boolean> {
  try {
    const response = await transport(url, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', 'Skerry-Webhook-Token': secret},
      body: JSON.stringify({packets}),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
