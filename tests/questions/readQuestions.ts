import fs from 'node:fs';
import {Joi} from '@docusaurus/utils-validation';
import {load} from 'js-yaml';

/** A place that answers a question. */
export interface AnswerPlace {
  /** Address of the page that answers. */
  page: string;
  /** Id of the heading of the section that answers; empty for what stands before the first heading. */
  heading: string;
  /** Words of that section that are the answer. */
  answer: string[];
  /** How the part of that section begins that says what the question takes for granted wrongly. */
  corrects?: string;
}

/** A question as a reader types it, and the place that answers it. */
export interface AnsweredQuestion extends AnswerPlace {
  question: string;
  /** What the question takes for granted and should not. */
  assumes?: string;
  /** Other pages on which a reader finds the whole answer too. */
  also?: AnswerPlace[];
}

/** A question whose answer nobody has looked for yet. */
export interface OpenQuestion {
  question: string;
  assumes?: string;
  /** What an answer has to say. */
  wants: string;
}

export type Question = AnsweredQuestion | OpenQuestion;

const text = Joi.string().trim();
const asked = {question: text.min(30).max(300).required(), assumes: text};

const open = Joi.object({...asked, wants: text.required()});
const place = {
  page: Joi.string().pattern(/^\//).required(),
  heading: Joi.string().allow('').required(),
  answer: Joi.array().items(text).min(1).max(4).unique().required(),
  corrects: text,
};
const answered = Joi.object({...asked, ...place, also: Joi.array().items(place).min(1).unique('page')});

/**
 * Reads a file of questions.
 *
 * @param pages Addresses of all pages.
 * @throws Error that names each entry that is malformed or names a page that does not exist, and says why.
 */
export function readQuestions(file: string, pages: ReadonlySet<string>): Question[] {
  const entries = load(fs.readFileSync(file, 'utf8'));
  if (!Array.isArray(entries))
    throw new Error(`${file}: it holds no list. Begin each entry with "- question:".`);
  const faults = entries.flatMap((entry) =>
    faultsOf(entry, pages).map((fault) => `${nameOf(entry)}: ${fault}`),
  );
  if (faults.length > 0) throw new Error([`${file}:`, ...faults].join('\n  '));
  return entries;
}

/** Every place that answers a question, its home first. */
export function placesOf(question: AnsweredQuestion): AnswerPlace[] {
  return [question, ...(question.also ?? [])];
}

function faultsOf(entry: unknown, pages: ReadonlySet<string>): string[] {
  const isOpen = typeof entry === 'object' && entry !== null && 'wants' in entry;
  const {error, value} = (isOpen ? open : answered).validate(entry, {abortEarly: false, convert: false});
  if (error) return error.details.map(({message}) => message);
  if (isOpen) return [];
  return placesOf(value).flatMap(({page, corrects}) => [
    ...(pages.has(page) ? [] : [`there is no page ${page}. Name one of tests/browser/support/routes.ts`]),
    ...((corrects === undefined) === (value.assumes === undefined)
      ? []
      : [`"corrects" of ${page} must be there if and only if "assumes" is`]),
  ]);
}

function nameOf(entry: unknown): string {
  const {question} = Object(entry);
  return typeof question === 'string' ? `"${question}"` : 'an entry without a question';
}
