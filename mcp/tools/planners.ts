import {type ZodOptional, type ZodType, z} from 'zod';
import {
  planClock as clockPlan,
  resultsOf as clockResults,
} from '../../src/components/tools/ClockPlanner/plan';
import {namesFor, resetKinds, specs as clockSpecs} from '../../src/components/tools/ClockPlanner/specs';
import {planOf, resultsOf as intervalResults} from '../../src/components/tools/IntervalPlanner/plan';
import {specs as intervalSpecs} from '../../src/components/tools/IntervalPlanner/specs';
import {readNumbers, type Specs, type Texts} from '../../src/components/tools/quantities/numbers';
import {type Answer, tool} from './Tool';

type Result = ReturnType<typeof intervalResults>[number];
type Numbers<Name extends string> = Record<Name, ZodOptional<ZodType<number>>>;

/** A number for each that a planner asks for. The planner itself says when one is out of its range. */
function numbersFor<Name extends string>(specs: Specs<Name>): Numbers<Name> {
  const entries = Object.keys(specs).map((name) => {
    const {label, unit, min, max, start, hint = ''} = specs[name as Name];
    const range = `${min} to ${max}${unit && ` ${unit}`}`;
    return [name, z.number().optional().describe(`${label}, ${range}; ${start} without it. ${hint}`.trim())];
  });
  return Object.fromEntries(entries) as Numbers<Name>;
}

function planned<Name extends string>(
  specs: Specs<Name>,
  names: readonly Name[],
  given: Readonly<Partial<Record<string, unknown>>>,
  plan: (values: Readonly<Record<Name, number>>) => Result[],
): Omit<Answer, 'sources'> {
  // What the planner's fields would hold: given numbers, and for the rest what they hold at first.
  const filled = Object.keys(specs).map((name) => [name, String(given[name] ?? specs[name as Name].start)]);
  const texts = Object.fromEntries(filled) as Texts<Name>;
  const {values, errors} = readNumbers(specs, texts);
  if (!values) {
    const faults = Object.entries(errors).map(([name, error]) => `${name}: ${error}`);
    return {text: faults.join('\n'), isError: true};
  }
  const from = names.map(
    (name) => `${specs[name].label} ${texts[name]}${specs[name].unit && ` ${specs[name].unit}`}`,
  );
  const results = plan(values).map(({name, value, formula, note}) =>
    [`- **${name}: ${value}**`, formula && `= ${formula}.`, note].filter(Boolean).join(' '),
  );
  return {text: `For ${from.join('; ')}:\n\n${results.join('\n')}`.replaceAll('\u00a0', ' ')};
}

export const planInterval = tool({
  title: 'Plan the radio interval',
  description:
    'Chance of being heard by a passing gateway, average current, battery life and packets a day, with formulas, as the interval planner of the site.',
  input: numbersFor(intervalSpecs),
  answer(given) {
    const names = Object.keys(intervalSpecs) as (keyof typeof intervalSpecs)[];
    const plan = planned(intervalSpecs, names, given, (values) => intervalResults(planOf(values), values));
    return {...plan, sources: ['docs/network/transmission-guidance']};
  },
});

export const planClock = tool({
  title: 'Plan the clock of a device',
  description:
    'How far the clock of a device drifts, how often it has to be set, and whether receivers find its packets around midnight, as the clock planner of the site.',
  input: {
    reset: z
      .enum(Object.keys(resetKinds) as (keyof typeof resetKinds)[])
      .default('runs-on')
      .describe('What a reset does to the clock.'),
    ...numbersFor(clockSpecs),
  },
  answer({reset, ...given}) {
    const plan = planned(clockSpecs, namesFor[reset], given, (values) =>
      clockResults(clockPlan(values, reset), values, reset),
    );
    return {...plan, sources: ['docs/device-sdk/terrestrial-module/timing-management']};
  },
});
