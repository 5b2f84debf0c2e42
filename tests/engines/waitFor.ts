const longestMs = 60_000;
const pauseMs = 50;

/** Waits for something to come: for an element, for a server; what throws has not come yet. */
export async function waitFor<Found>(
  what: string,
  find: () => Promise<Found | undefined> | Found | undefined,
): Promise<Found> {
  const end = Date.now() + longestMs;
  for (;;) {
    let reason: unknown;
    try {
      const found = await find();
      if (found !== undefined) return found;
    } catch (error) {
      reason = error;
    }
    if (Date.now() > end)
      throw new Error(`${what} did not come within ${longestMs / 1000} s.`, {cause: reason});
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
