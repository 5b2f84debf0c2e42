import {readDuration, readQuantity} from '@site/model/quantities/testing/readQuantity';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {type ClockPlan, planClock, resultsOf} from './plan';
import {type ClockName, type ResetKind, resetKinds, specs} from './specs';

type Values = Record<ClockName, number>;

const values = fc.record(
  Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => [
      name,
      spec.isWhole
        ? fc.integer({min: spec.min, max: spec.max})
        : fc.oneof(
            fc.double({min: spec.min, max: spec.max, noNaN: true}),
            fc.double({min: spec.min, max: Math.min(spec.max, 200), noNaN: true}),
          ),
    ]),
  ) as Record<ClockName, fc.Arbitrary<number>>,
);
const kinds = fc.constantFrom(...(Object.keys(resetKinds) as ResetKind[]));

/** Every figure that the planner shows, by the result it stands in: where it is read, and what it must keep to. */
const figures: Record<
  string,
  {part: 'value' | 'note'; text: RegExp; side: 'at most' | 'at least'; of: (plan: ClockPlan) => number}[]
> = {
  'Margin within one hour': [
    {part: 'value', text: /^.+$/, side: 'at most', of: ({marginS}) => marginS},
    {
      part: 'note',
      text: /wrong by (?:up to )?([^ ]+?)(?: at most)?\.(?: |$)/,
      side: 'at least',
      of: ({fastS, slowS}) => Math.max(fastS, slowS),
    },
    {
      part: 'note',
      text: /Set it every ([^ ]+)/,
      side: 'at most',
      of: ({longestResyncS}) => longestResyncS,
    },
  ],
  'Around 00:00 UTC': [
    {part: 'value', text: /^[−±]([^ ]+)/, side: 'at least', of: ({earlyS}) => earlyS},
    {part: 'value', text: /[+±]([^ ]+)$/, side: 'at least', of: ({lateS}) => lateS},
  ],
  'Until packets are lost': [
    {part: 'value', text: /^[^L].+$/, side: 'at most', of: ({searchMarginS}) => searchMarginS},
  ],
  'Longest time between settings': [
    {part: 'value', text: /^\d[^ ]*$/, side: 'at most', of: ({longestResyncS}) => longestResyncS},
  ],
  'Silence after a reset': [{part: 'value', text: /^.+$/, side: 'at least', of: ({silentS}) => silentS}],
};

const slack = (seconds: number) => Math.abs(seconds) * 1e-10 + 1e-9;

function check(given: Values, kind: ResetKind): void {
  const plan = planClock(given, kind);
  for (const {name, value, note = ''} of resultsOf(plan, given, kind)) {
    for (const {part, text, side, of} of figures[name] ?? []) {
      const found = text.exec(part === 'value' ? value : note);
      if (!found || /No limit|for ever/.test(found[0])) continue;
      const shown = readDuration((found[1] ?? found[0]).replace(/\.$/, ''));
      const direction = side === 'at most' ? 1 : -1;
      expect(direction * (of(plan) - shown), `${name}: ${found[0]}`).toBeGreaterThanOrEqual(-slack(of(plan)));
    }
  }
}

describe('what the clock planner shows', () => {
  it('is on the safe side, every figure of it', () => {
    fc.assert(fc.property(values, kinds, check), {numRuns: 1000});
  });

  it('has a direction for each result', () => {
    const start = Object.fromEntries(
      Object.entries(specs).map(([name, spec]) => [name, spec.start]),
    ) as Values;
    const names = (['restores', 'waits'] as const).flatMap((kind) =>
      resultsOf(planClock(start, kind), start, kind).map(({name}) => name),
    );
    expect(new Set(names)).toEqual(new Set(Object.keys(figures)));
  });

  it('keeps the clock within the hour when it is set as seldom as is shown', () => {
    fc.assert(
      fc.property(values, kinds, (given, kind) => {
        const longest = resultsOf(planClock(given, kind), given, kind)[3]?.value ?? '';
        fc.pre(longest !== 'No limit' && readQuantity(longest) > 0);
        const resync = readDuration(longest) / 86_400;
        expect(planClock({...given, resync}, kind).marginS).toBeGreaterThanOrEqual(-1e-6);
      }),
      {numRuns: 1000},
    );
  });

  it.each([
    ['runs-on', {drift: 100, source: 10}, '415\u00a0days'],
    ['restores', {drift: 100, source: 1, resets: 1, save: 100, off: 21}, '402\u00a0days'],
  ] as const)('is 415 or 402 days for 415.5 and 402.5: %s', (kind, change, longest) => {
    const start = Object.fromEntries(
      Object.entries(specs).map(([name, spec]) => [name, spec.start]),
    ) as Values;
    const given = {...start, ...change};
    expect(resultsOf(planClock(given, kind), given, kind)[3]?.value).toBe(longest);
  });
});
