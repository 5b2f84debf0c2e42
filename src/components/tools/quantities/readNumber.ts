import {numberText} from '@site/model/quantities/numberText';
import {quoted} from '../parts/quoted';

/** A number that a planner asks for. */
export interface NumberSpec {
  label: string;
  /** As pages write it: `s`, `µA`, `%`. */
  unit: string;
  min: number;
  max: number;
  /** Whether it counts something that has no parts. */
  isWhole?: boolean;
  /** What the planner shows at first. */
  start: number;
  hint?: string;
}

/** A number, or what was found in its place and what to enter. */
type ReadNumber = {value: number; error?: undefined} | {value?: undefined; error: string};

/** Digits with at most one point, and a sign: no exponent, no other base, no digits of another script. */
const plain = /^-?(?:[0-9]+\.?[0-9]*|\.[0-9]+)$/;
/** A comma before three digits: thousands to some readers, a decimal comma to others. */
const ambiguous = /^[-+−]?[1-9][0-9]{0,2}(?:,[0-9]{3})+$/;

/** A number as an address holds it: with a decimal point and a hyphen for the sign. */
export function plainNumber(text: string): string {
  return text.trim().replace('−', '-').replace(/^\+/, '').replace(',', '.');
}

/** Reads a field of a planner; a decimal comma counts as a point, and a plus sign is taken where there is a minus. */
export function readNumber({min, max, unit, isWhole}: NumberSpec, text: string): ReadNumber {
  const given = text.trim();
  const range = `${edge(min)} to ${edge(max)}${unit && ` ${unit}`}`;
  if (given === '') return {error: `A number is missing. Enter ${range}.`};
  if (ambiguous.test(given)) {
    return {
      error: `${quoted(given)} may have thousands or decimals behind the comma. Enter it without a comma: ${range}.`,
    };
  }
  const number = plainNumber(given);
  if (!plain.test(number) || (given.startsWith('+') && min >= 0)) {
    return {error: `${quoted(given)} is no number in plain digits. Enter ${range}.`};
  }
  const value = Number(number) + 0;
  if (value < min || value > max) return {error: `${quoted(given)} is out of range. Enter ${range}.`};
  if (isWhole && !Number.isInteger(value)) {
    return {error: `${quoted(given)} is no whole number. Enter ${range}.`};
  }
  return {value};
}

/** An end of a range as a reader can type it. */
function edge(value: number): string {
  return numberText(value).replaceAll(',', '');
}
