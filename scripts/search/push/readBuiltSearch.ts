import fs from 'node:fs';
import path from 'node:path';
import type {Joi} from '@docusaurus/utils-validation';
import type {IndexSettings, SynonymHit} from 'algoliasearch';
import type {SearchRecord} from '../../../plugins/search/shared/record';
import {recordsSchema, settingsSchema} from './builtSearchSchema';

/** What the build made for hosted search. */
export interface BuiltSearch {
  records: SearchRecord[];
  settings: IndexSettings;
  synonyms: SynonymHit[];
}

const folder = '.docusaurus/search';
const remedy = 'run `npm run build` first';

/**
 * Reads and checks what the last build left in `.docusaurus/search`.
 *
 * @param root folder of package.json
 * @throws Error that names the file, the place in it and what was found
 */
export function readBuiltSearch(root: string): BuiltSearch {
  const records = read(root, 'records.json', recordsSchema) as SearchRecord[];
  const {settings, synonyms} = read(root, 'settings.json', settingsSchema) as Omit<BuiltSearch, 'records'>;
  if (records.length === 0) {
    throw new Error(
      `${folder}/records.json holds no record, and pushing it would empty the live search: look at what the build says, and ${remedy}.`,
    );
  }
  refuseDoubles(records);
  return {records, settings, synonyms};
}

/** One of two records with the same id would silently replace the other. */
function refuseDoubles(records: SearchRecord[]): void {
  const places = new Map<string, number>();
  for (const [place, {objectID}] of records.entries()) {
    const first = places.get(objectID);
    if (first !== undefined) {
      throw new Error(
        `${folder}/records.json has two records with the objectID "${objectID}", [${first}] and [${place}]: Algolia would keep one of them.`,
      );
    }
    places.set(objectID, place);
  }
}

function read(root: string, name: string, schema: Joi.Schema): unknown {
  const file = `${folder}/${name}`;
  let text: string;
  try {
    text = fs.readFileSync(path.join(root, file), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new Error(`${file} does not exist: ${remedy}.`);
    throw error;
  }
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not JSON (${(error as Error).message}): ${remedy}.`);
  }
  const {error} = schema.validate(content, {convert: false});
  if (error) throw new Error(`${file} is not what a push takes: ${error.message}. If it is old, ${remedy}.`);
  return content;
}
