const underWay = new Set<Promise<unknown>>();

/** Makes the framework wait for something that a page's modules have begun to fetch. */
export function awaitBeforeShowing(promise: Promise<unknown>): void {
  underWay.add(promise);
  promise.then(
    () => underWay.delete(promise),
    // Whoever waits hears of it; a later attempt must not.
    () => setTimeout(() => underWay.delete(promise)),
  );
}

/** Settles when all that pages have begun to fetch is there; rejects when some of it cannot be fetched. */
export function everythingFetched(): Promise<unknown> {
  return Promise.all(underWay);
}
