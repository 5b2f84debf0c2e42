import type {SynonymHit} from 'algoliasearch';
import type {Connection} from './Connection';
import {StepError} from './StepError';

/** What hosted search holds now. */
export interface LiveIndex {
  /** False when there is no such index; everything else is empty then. */
  exists: boolean;
  records: LiveObject[];
  /** With Algolia's defaults for what nobody set. */
  settings: Record<string, unknown>;
  synonyms: LiveObject[];
}

/** A record or synonym as Algolia gives it. */
export interface LiveObject {
  objectID: string;
  [attribute: string]: unknown;
}

/** Reads the whole live index, and writes nothing. */
export async function readLiveIndex({client, target, retry}: Connection): Promise<LiveIndex> {
  const {indexName} = target;
  try {
    // Version 2 names settings as they are named when they are set.
    const settings = await retry('reading settings', () => client.getSettings({indexName, getVersion: 2}));
    const synonyms = await retry('reading synonyms', async () => {
      const found: SynonymHit[] = [];
      await client.browseSynonyms({indexName, aggregator: ({hits}) => found.push(...hits)});
      return found;
    });
    const records = await retry('reading records', async () => {
      const found: LiveObject[] = [];
      await client.browseObjects<LiveObject>({indexName, aggregator: ({hits}) => found.push(...hits)});
      return found;
    });
    return {
      exists: true,
      settings: {...settings},
      synonyms: synonyms.map(stored),
      records: records.map(stored),
    };
  } catch (error) {
    if (!(error instanceof StepError && error.failure?.status === 404)) throw error;
    return {exists: false, settings: {}, synonyms: [], records: []};
  }
}

/** Without what Algolia adds to its answers, such as `_highlightResult`. */
function stored(object: LiveObject | SynonymHit): LiveObject {
  const own = Object.entries(object).filter(([attribute]) => !attribute.startsWith('_'));
  return {...Object.fromEntries(own), objectID: object.objectID};
}
