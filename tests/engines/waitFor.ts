/** Ends what hangs, and nothing that is only slow. */
const longestMs = 600_000;
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

/** Acts on what is there at this moment: a list of hits is drawn afresh with each answer. The test ends what hangs. */
export async function actOn<Found>(
  locate: () => Promise<Found>,
  act: (found: Found) => Promise<void>,
  isGone: (error: unknown) => boolean,
): Promise<void> {
  for (;;) {
    try {
      return await act(await locate());
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }
}
