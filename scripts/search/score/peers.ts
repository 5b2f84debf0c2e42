import lunr from 'lunr';
import MiniSearch from 'minisearch';
import type {SearchRecord} from '../../../plugins/search/shared/records';

/** Finds addresses for a query, best first. */
export type Find = (query: string) => string[];

/**
 * Other engines on the same records, phrases of readers among them, as they come but for what their own guides advise:
 * weights of fields, prefixes and typing mistakes.
 */
export function peers(records: readonly SearchRecord[]): Record<string, Find> {
  const documents = records.map(({hierarchy, content, asked, url}, id) => ({
    id,
    url,
    heading: Object.values(hierarchy).filter(Boolean).slice(1).join(' '),
    text: `${content ?? ''} ${asked ?? ''}`,
  }));
  const mini = new MiniSearch({fields: ['heading', 'text'], storeFields: ['url']});
  mini.addAll(documents);
  const options = {prefix: true, fuzzy: 0.2, boost: {heading: 2}};
  const index = lunr(function () {
    this.field('heading', {boost: 2});
    this.field('text');
    for (const document of documents) this.add(document);
  });
  return {
    MiniSearch: (query) => mini.search(query, options).map(({url}) => url),
    lunr: (query) =>
      index
        .query((asked) => {
          for (const term of lunr.tokenizer(query)) {
            asked.term(String(term), {boost: 10});
            asked.term(String(term), {wildcard: lunr.Query.wildcard.TRAILING, boost: 2});
            asked.term(String(term), {editDistance: 1, usePipeline: false});
          }
        })
        .map(({ref}) => documents[Number(ref)]?.url ?? ''),
  };
}
