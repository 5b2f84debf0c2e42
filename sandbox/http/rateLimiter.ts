/** Requests a second that each endpoint and each organization may receive. */
export interface RateLimits {
  endpoint: number;
  organization: number;
}

/** The limits of the platform. */
export const platformRateLimits: RateLimits = {endpoint: 3, organization: 15};

interface Bucket {
  level: number;
  at: number;
}

function levelAt({level, at}: Bucket, now: number, rate: number): number {
  return Math.max(0, level - ((now - at) / 1000) * rate);
}

/** Two leaky buckets for each call, one of its endpoint and one of its organization; each holds one second of requests. */
export function createRateLimiter(limits: RateLimits, now: () => number) {
  const buckets = new Map<string, Bucket>();
  return {
    /** Counts a request and tells whether it is within both limits; one that is refused does not count. */
    admit(organizationId: string, operationId: string): boolean {
      const at = now();
      const wanted = [
        {name: organizationId, rate: limits.organization},
        {name: `${organizationId} ${operationId}`, rate: limits.endpoint},
      ].map(({name, rate}) => ({
        name,
        rate,
        level: levelAt(buckets.get(name) ?? {level: 0, at}, at, rate),
      }));
      // Not exactly: a third of a second is no whole number of milliseconds.
      if (wanted.some(({level, rate}) => level + 1 > rate + 0.01)) return false;
      for (const {name, level} of wanted) buckets.set(name, {level: level + 1, at});
      return true;
    },
  };
}
