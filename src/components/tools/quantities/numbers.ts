import {numberText} from '@site/model/quantities/numberText';
import {quoted} from '../parts/quoted';

/** A number that a planner asks for. */
export interface NumberSpec {
  label: string;
  /** As pages write it: `s`, `µA`, `%`. */
  unit: string;
  min: number;
  max: number;
  /** What the planner shows at first. */
  start: number;
  hint?: string;
  /** Whether it counts something that has no parts. */
  isWhole?: boolean;
}

export type Specs<Name extends string> = Readonly<Record<Name, NumberSpec>>;

/** What stands in the fields of a planner. */
export type Texts<Name extends string> = Readonly<Record<Name, string>>;

type Row = [label: string, unit: string, range: readonly [number, number], start: number, hint?: string];

/** A row of a planner's table of numbers. */
export function asked(...[label, unit, [min, max], start, hint]: Row): NumberSpec {
  return {label, unit, min, max, start, hint};
}

/** A row of a number that counts something. */
export function counted(...row: Row): NumberSpec {
  return {...asked(...row), isWhole: true};
}

/** Digits with at most one point, and a sign: no exponent, no other base, no digits of another script. */
const plain = /^-?(?:[0-9]+\.?[0-9]*|\.[0-9]+)$/;
/** A comma before three digits: thousands to some readers, a decimal comma to others. */
const ambiguous = /^[-+−]?[1-9][0-9]{0,2}(?:,[0-9]{3})+$/;

/** A number as an address holds it: with a decimal point and a hyphen for the sign. */
function plainNumber(text: string): string {
  return text.trim().replace('−', '-').replace(/^\+/, '').replace(',', '.');
}

/** Reads a number, with a decimal comma or a plus sign too, or says what was found in its place and what to enter. */
export function readNumber(
  {min, max, unit, isWhole}: NumberSpec,
  text: string,
): {value: number; error?: undefined} | {value?: undefined; error: string} {
  const given = text.trim();
  // The ends as a reader can type them.
  const [least, most] = [min, max].map((edge) => numberText(edge).replaceAll(',', ''));
  const range = `${least} to ${most}${unit && ` ${unit}`}`;
  const refusal = (why: string) => ({error: `${quoted(given)} ${why}. Enter ${range}.`});
  if (given === '') return {error: `A number is missing. Enter ${range}.`};
  if (ambiguous.test(given)) {
    const why = `${quoted(given)} may have thousands or decimals behind the comma`;
    return {error: `${why}. Enter it without a comma: ${range}.`};
  }
  const number = plainNumber(given);
  if (!plain.test(number) || (given.startsWith('+') && min >= 0))
    return refusal('is no number in plain digits');
  const value = Number(number) + 0;
  if (value < min || value > max) return refusal('is out of range');
  return isWhole && !Number.isInteger(value) ? refusal('is no whole number') : {value};
}

const namesOf = <Name extends string>(specs: Specs<Name>) => Object.keys(specs) as Name[];

/** What a planner's fields hold at first, or what an address says of them. */
export function textsFor<Name extends string>(specs: Specs<Name>, given?: URLSearchParams): Texts<Name> {
  const entries = namesOf(specs).map((name) => [name, given?.get(name) ?? String(specs[name].start)]);
  return Object.fromEntries(entries) as Texts<Name>;
}

/** Reads the fields of a planner: what is wrong with them, and the numbers unless something is. */
export function readNumbers<Name extends string>(specs: Specs<Name>, texts: Texts<Name>) {
  const errors: Partial<Record<Name, string>> = {};
  const values: Partial<Record<Name, number>> = {};
  for (const name of namesOf(specs)) {
    const {value, error} = readNumber(specs[name], texts[name]);
    if (error === undefined) values[name] = value;
    else errors[name] = error;
  }
  const isWhole = Object.keys(errors).length === 0;
  return {errors, values: isWhole ? (values as Readonly<Record<Name, number>>) : undefined};
}

/** The parameters of an address for some of a planner's fields: those that can be read and are not as at first. */
export function parametersOf<Name extends string>(
  specs: Specs<Name>,
  texts: Texts<Name>,
  names = namesOf(specs),
): URLSearchParams {
  const changed = names.filter((name) => {
    const {value, error} = readNumber(specs[name], texts[name]);
    return error === undefined && value !== specs[name].start;
  });
  return new URLSearchParams(changed.map((name) => [name, plainNumber(texts[name])]));
}

/** What a planner starts with, in a sentence for those who cannot change it. */
export function describeStart<Name extends string>(specs: Specs<Name>, names = namesOf(specs)): string {
  return names
    .map((name, index) => {
      const {label, unit, start} = specs[name];
      const given = index === 0 ? label : label.charAt(0).toLowerCase() + label.slice(1);
      return `${given} ${start}${unit && ` ${unit}`}`;
    })
    .join(', ');
}
