import Fuse from 'fuse.js';
import lunr from 'lunr';
import MiniSearch from 'minisearch';
import {SearchIndex} from '../../../plugins/search/shared/engine/SearchIndex';
import type {SearchablePage} from '../../../plugins/search/shared/page';
import {levels, type SearchRecord} from '../../../plugins/search/shared/record';
import type {Engine} from './Engine';

/** The engine of this site. */
export function embedded(pages: readonly SearchablePage[], siteAddress: string): Engine {
  const index = new SearchIndex(siteAddress);
  index.add(pages);
  return {name: 'embedded', search: (query) => index.search(query).map(({record}) => record.url)};
}

/** Engines that other sites use, each with the settings it comes with and the same records. */
export function otherEngines(records: readonly SearchRecord[]): Engine[] {
  const documents = records.map(({url, hierarchy, content}, id) => ({
    id,
    url,
    headings: levels.flatMap((level) => hierarchy[level] ?? []).join(' '),
    content: content ?? '',
  }));
  const url = (id: number) => documents[id]?.url ?? '';
  return [miniSearch(documents, url), lunrEngine(documents, url), fuse(documents)];
}

interface Document {
  id: number;
  url: string;
  headings: string;
  content: string;
}

const fields = ['headings', 'content'];

function miniSearch(documents: Document[], url: (id: number) => string): Engine {
  const index = new MiniSearch<Document>({fields});
  index.addAll(documents);
  const options = {prefix: true, fuzzy: 0.2, boost: {headings: 2}};
  return {name: 'MiniSearch', search: (query) => index.search(query, options).map(({id}) => url(id))};
}

function lunrEngine(documents: Document[], url: (id: number) => string): Engine {
  const index = lunr(function build() {
    this.ref('id');
    this.field('headings', {boost: 2});
    this.field('content');
    for (const document of documents) this.add(document);
  });
  return {
    name: 'lunr',
    search(query) {
      const words = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
      const found = index.query((terms) => {
        for (const word of words) {
          for (const term of lunr.tokenizer(word).map(String)) {
            terms.term(term, {boost: 10});
            terms.term(term, {wildcard: lunr.Query.wildcard.TRAILING, usePipeline: false});
            if (term.length > 3) terms.term(term, {editDistance: 1});
          }
        }
      });
      return found.map(({ref}) => url(Number(ref)));
    },
  };
}

function fuse(documents: Document[]): Engine {
  const index = new Fuse(documents, {
    keys: [{name: 'headings', weight: 2}, 'content'],
    ignoreLocation: true,
    useExtendedSearch: false,
  });
  return {name: 'Fuse.js', search: (query) => index.search(query, {limit: 200}).map(({item}) => item.url)};
}
