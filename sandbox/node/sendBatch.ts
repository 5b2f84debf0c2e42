/** How long the platform waits for an answer, in milliseconds. */
export const answerWithin = 10_000;

/** Sends one batch to a webhook endpoint; true when it was answered with `2xx` in time. */
export async function sendBatch(
  url: string,
  secret: string,
  packets: unknown[],
  timeout = answerWithin,
): Promise<boolean> {
  try {
    const response = await fetch(url, {
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
