import fs from 'node:fs';
import path from 'node:path';
import type {IndexSettings, SynonymHit} from 'algoliasearch';
import type {SearchRecord} from '../../../plugins/search/shared/records';

/** What the build made for hosted search. */
export interface BuiltSearch {
  records: SearchRecord[];
  settings: IndexSettings;
  synonyms: SynonymHit[];
}

const folder = '.docusaurus/search';

/**
 * Reads what the last build left for hosted search.
 *
 * @param root Folder of package.json.
 * @throws Error that names the file and what was found, when pushing it would harm the live search.
 */
export function readBuiltSearch(root: string): BuiltSearch {
  const records: SearchRecord[] = read(root, 'records.json');
  const {settings, synonyms}: Omit<BuiltSearch, 'records'> = read(root, 'settings.json');
  if (records.length === 0)
    throw new Error(`${folder}/records.json holds no record, and pushing it would empty the live search.`);
  const ids = new Set<string>();
  for (const {objectID} of records) {
    if (ids.has(objectID))
      throw new Error(
        `${folder}/records.json has two records with the objectID "${objectID}": Algolia would keep one.`,
      );
    ids.add(objectID);
  }
  return {records, settings, synonyms};
}

function read(root: string, name: string) {
  try {
    return JSON.parse(fs.readFileSync(path.join(root, folder, name), 'utf8'));
  } catch (error) {
    throw new Error(
      `${folder}/${name} cannot be read (${(error as Error).message}): run \`npm run build\` first.`,
    );
  }
}
