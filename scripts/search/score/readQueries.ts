import fs from 'node:fs';
import {Joi} from '@docusaurus/utils-validation';
import {load} from 'js-yaml';

/** A query as a reader types it, and the pages that answer it. */
export interface ScoredQuery {
  query: string;
  kind: string;
  /** Paths from the base URL with a slash before them. */
  pages: string[];
}

const kinds = ['words', 'question', 'typo', 'prefix', 'identifier', 'operation', 'path'];

const schema = Joi.array()
  .items(
    Joi.object({
      query: Joi.string().required(),
      kind: Joi.valid(...kinds).required(),
      pages: Joi.array().items(Joi.string().pattern(/^\//)).min(1).required(),
    }),
  )
  .unique('query')
  .min(1);

/**
 * Reads the queries that search is scored with.
 *
 * @param known Paths of all pages.
 * @throws Error that names the entry when the file is malformed, or a page in it does not exist.
 */
export function readQueries(file: string, known: ReadonlySet<string>): ScoredQuery[] {
  const {value, error} = schema.validate(load(fs.readFileSync(file, 'utf8')), {convert: false});
  if (error) throw new Error(`${file}: ${error.message}.`);
  for (const {query, pages} of value as ScoredQuery[]) {
    const missing = pages.find((page) => !known.has(page));
    if (missing)
      throw new Error(`${file}: "${query}" names the page ${missing}, which the site does not have.`);
  }
  return value;
}
