/** A reader's visit, in one tab, until it is closed. */
export interface Session {
  /** Means nothing outside the visit; short enough not to look like a key. */
  id: string;
  isReplayed: boolean;
}

/** Share of the sessions that are recorded; all of them are monitored. */
export const replayRate = 0.2;

const key = 'monitoring.session';

/**
 * Draws a session at a tab's first page, and finds it again at those that follow.
 *
 * Where nothing can be kept no session is recorded, since its next page would be drawn again.
 */
export function drawSession(
  storage: () => Storage = () => sessionStorage,
  random: () => number = Math.random,
): Session {
  const drawn = {isReplayed: random() < replayRate, id: idFrom(random)};
  try {
    const kept = readSession(storage().getItem(key));
    if (kept) return kept;
    storage().setItem(key, JSON.stringify(drawn));
    return drawn;
  } catch {
    return {...drawn, isReplayed: false};
  }
}

function idFrom(random: () => number): string {
  return Array.from({length: 12}, () => Math.floor(random() * 36).toString(36)).join('');
}

function readSession(stored: string | null): Session | undefined {
  if (!stored) return undefined;
  try {
    const {id, isReplayed} = JSON.parse(stored) as Partial<Session>;
    return typeof id === 'string' && typeof isReplayed === 'boolean' ? {id, isReplayed} : undefined;
  } catch {
    return undefined;
  }
}
