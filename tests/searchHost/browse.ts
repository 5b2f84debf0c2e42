import type {Call} from './routes';

/** A page of all records, with a cursor as long as there are more. */
export function browse({store, index, body}: Call) {
  const {cursor, hitsPerPage = 1000} = body as {cursor?: string; hitsPerPage?: number};
  const all = [...store.existing(index).records.values()];
  const start = cursor ? Number(Buffer.from(cursor, 'base64').toString()) : 0;
  const end = start + hitsPerPage;
  return {
    hits: all.slice(start, end),
    page: Math.floor(start / hitsPerPage),
    nbHits: all.length,
    nbPages: Math.ceil(all.length / hitsPerPage),
    hitsPerPage,
    processingTimeMS: 1,
    query: '',
    params: '',
    ...(end < all.length && {cursor: Buffer.from(String(end)).toString('base64')}),
  };
}
