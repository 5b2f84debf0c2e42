import {type NumberSpec, plainNumber, readNumber} from './readNumber';

/** The numbers that a planner asks for, by name. */
export type Specs<Name extends string> = Readonly<Record<Name, NumberSpec>>;

/** What stands in the fields of a planner. */
export type Texts<Name extends string> = Readonly<Record<Name, string>>;

/** Numbers that could be read, and what is wrong with the others. */
export interface ReadNumbers<Name extends string> {
  /** Undefined unless all are right. */
  values?: Readonly<Record<Name, number>>;
  errors: Partial<Record<Name, string>>;
}

const namesOf = <Name extends string>(specs: Specs<Name>) => Object.keys(specs) as Name[];

/** What a planner's fields hold at first, or what an address says of them. */
export function textsFor<Name extends string>(specs: Specs<Name>, given?: URLSearchParams): Texts<Name> {
  const entries = namesOf(specs).map((name) => [name, given?.get(name) ?? String(specs[name].start)]);
  return Object.fromEntries(entries) as Texts<Name>;
}

/** Reads the fields of a planner. */
export function readNumbers<Name extends string>(specs: Specs<Name>, texts: Texts<Name>): ReadNumbers<Name> {
  const errors: Partial<Record<Name, string>> = {};
  const values: Partial<Record<Name, number>> = {};
  for (const name of namesOf(specs)) {
    const {value, error} = readNumber(specs[name], texts[name]);
    if (error === undefined) values[name] = value;
    else errors[name] = error;
  }
  const isWhole = Object.keys(errors).length === 0;
  return {errors, values: isWhole ? (values as Record<Name, number>) : undefined};
}

/** The parameters of an address for what a planner's fields hold: those that can be read and are not as at first. */
export function parametersOf<Name extends string>(specs: Specs<Name>, texts: Texts<Name>): URLSearchParams {
  const changed = namesOf(specs).filter((name) => {
    const {value, error} = readNumber(specs[name], texts[name]);
    return error === undefined && value !== specs[name].start;
  });
  return new URLSearchParams(changed.map((name) => [name, plainNumber(texts[name])]));
}

/** What a planner starts with, in a sentence for those who cannot change it. */
export function describeStart<Name extends string>(specs: Specs<Name>): string {
  return namesOf(specs)
    .map((name, index) => {
      const {label, unit, start} = specs[name];
      const given = index === 0 ? label : label.charAt(0).toLowerCase() + label.slice(1);
      return `${given} ${start}${unit && ` ${unit}`}`;
    })
    .join(', ');
}
