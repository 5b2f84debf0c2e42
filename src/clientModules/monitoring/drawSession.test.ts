import {createRandom} from '@site/sandbox/store/Random';
import {expect, it} from 'vitest';
import {drawSession} from './drawSession';

/** The storage of one tab. */
function tab(): () => Storage {
  const content = new Map<string, string>();
  const storage = {
    getItem: (key: string) => content.get(key) ?? null,
    setItem: (key: string, value: string) => void content.set(key, value),
  };
  return () => storage as Storage;
}

it('records 20 % of 1,000 sessions, and draws each once', () => {
  const random = createRandom(20_261).number;
  let replayed = 0;
  const ids = new Set<string>();
  for (let index = 0; index < 1_000; index++) {
    const storage = tab();
    const session = drawSession(storage, random);
    ids.add(session.id);
    if (session.isReplayed) replayed++;
    for (let page = 0; page < 5; page++) expect(drawSession(storage, random)).toEqual(session);
  }
  // Of a fair draw of 200, 99.9 percent lie within 3.29 standard deviations, 41.6.
  expect(replayed).toBeGreaterThanOrEqual(159);
  expect(replayed).toBeLessThanOrEqual(241);
  expect(ids.size).toBe(1_000);
});

it('records 20 % to the thousandth, which chance alone would not show', () => {
  const drawn = Array.from({length: 1_000}, (_, index) => drawSession(tab(), () => index / 1_000));
  expect(drawn.filter(({isReplayed}) => isReplayed)).toHaveLength(200);
});

it('names a session by twelve letters and digits, which no rule takes for a key', () => {
  expect(drawSession(tab()).id).toMatch(/^[0-9a-z]{12}$/);
});

it.each(['{', 'null', '{}', '{"id": 1, "isReplayed": true}'])('draws anew over %s', (stored) => {
  const storage = tab();
  storage().setItem('monitoring.session', stored);
  const session = drawSession(storage, () => 0);
  expect(session.isReplayed).toBe(true);
  expect(drawSession(storage, () => 0.5)).toEqual(session);
});

it.each(['SecurityError', 'QuotaExceededError'])('records nothing where storage throws a %s', (name) => {
  const refuse = () => {
    throw new DOMException('no', name);
  };
  const full = {getItem: () => null, setItem: refuse} as unknown as Storage;
  for (const storage of [refuse, () => full])
    expect(drawSession(storage, () => 0)).toEqual({id: '000000000000', isReplayed: false});
});
