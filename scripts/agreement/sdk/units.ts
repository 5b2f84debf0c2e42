import type {HeaderEntry} from '../../sdk/header/HeaderEntry';
import type {Claim, Rule} from '../statement/Statement';
import {entriesIn, placeOf, type SdkFacts, wordsOf} from './SdkFacts';

const inSeconds = /\b(?:in|of|takes?|pass(?:es)?|returns?|gives?|the) (?:whole |UTC |Unix )?seconds\b/i;
const range = /(?<![\d.,-])(\d[\d,]*)(?: ?°)? to (\d[\d,]*) ?(°|[A-Za-z]+)?/g;

function millisecondClaims(entry: HeaderEntry, text: string): Claim[] {
  if (!/milliseconds/i.test(wordsOf(entry))) return [];
  if (/milliseconds/i.test(text)) return [{}];
  if (!inSeconds.test(text)) return [];
  return [{problem: `${entry.name} is said to count seconds; ${placeOf(entry)} has milliseconds`}];
}

/** A number with the entry's own unit is its value or its default. */
function valueClaims({name, value, doc, ...entry}: HeaderEntry, text: string): Claim[] {
  const own = value ?? doc.default;
  if (!doc.unit || !own || !/^\d+$/.test(own)) return [];
  const stated = [...text.matchAll(new RegExp(String.raw`\b(\d[\d,]*) ${doc.unit}\b`, 'g'))];
  return stated.map(([, number]) =>
    number.replaceAll(',', '') === own
      ? {}
      : {problem: `${name} is said to be ${number} ${doc.unit}; ${entry.file}:${entry.line} has ${own}`},
  );
}

const rangesIn = (text: string) =>
  [...text.matchAll(range)].map(([, from, to, unit = '']) => ({
    limits: `${from} to ${to}`,
    unit: unit.replace('°', 'degrees'),
  }));

/** A range in a unit for which the header has one is that of the header. */
function rangeClaims(entry: HeaderEntry, text: string): Claim[] {
  const known = rangesIn(wordsOf(entry));
  return rangesIn(text).flatMap(({limits, unit}) => {
    const own = known.filter((each) => each.unit === unit && unit !== '');
    if (own.length === 0) return [];
    if (own.some((each) => each.limits === limits)) return [{}];
    return [
      {problem: `${entry.name} is said to take ${limits} ${unit}; ${placeOf(entry)} has ${own[0].limits}`},
    ];
  });
}

function defaultClaims({name, kind, doc, ...entry}: HeaderEntry, text: string): Claim[] {
  if (kind !== 'option' || !text.includes(`\`${name}\` (default)`)) return [];
  const isDefault = doc.default === 'selected' || doc.default?.startsWith('on');
  return [
    isDefault
      ? {}
      : {problem: `${name} is called a default; ${entry.file}:${entry.line} has "${doc.default ?? ''}"`},
  ];
}

/** Whether units, values, ranges and defaults beside a name are those of the headers. */
export const units: Rule<SdkFacts> = (statement, facts) => {
  const entries = entriesIn(statement, facts);
  const defaults = entries.flatMap((entry) => defaultClaims(entry, statement.text));
  if (entries.length !== 1) return defaults;
  const [entry] = entries;
  const {text} = statement;
  return [
    ...defaults,
    ...millisecondClaims(entry, text),
    ...valueClaims(entry, text),
    ...rangeClaims(entry, text),
  ];
};
