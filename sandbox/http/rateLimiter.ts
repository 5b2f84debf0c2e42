/** The limits of the platform: requests a second that each endpoint and each organization may receive. */
export const platformRateLimits = {endpoint: 3, organization: 15};

/** Two leaky buckets for each call, one of its endpoint and one of its organization; each holds one second of requests. */
export function createRateLimiter(limits: typeof platformRateLimits, now: () => number) {
  const buckets = new Map<string, {level: number; at: number}>();
  return {
    /** Counts a request and tells whether it is within both limits; one that is refused does not count. */
    admit(organizationId: string, operationId: string): boolean {
      const at = now();
      const wanted = [
        {name: organizationId, rate: limits.organization},
        {name: `${organizationId} ${operationId}`, rate: limits.endpoint},
      ].map(({name, rate}) => {
        const before = buckets.get(name) ?? {level: 0, at};
        return {name, rate, level: Math.max(0, before.level - ((at - before.at) / 1000) * rate)};
      });
      // Not exactly: a third of a second is no whole number of milliseconds.
      if (wanted.some(({level, rate}) => level + 1 > rate + 0.01)) return false;
      for (const {name, level} of wanted) buckets.set(name, {level: level + 1, at});
      return true;
    },
  };
}
