import {type CheerioAPI, load} from 'cheerio';

/** Parses a page so that each element knows its place in the text, and texts stay as they are written. */
export function parseTags(html: string): CheerioAPI {
  return load(html, {xml: {xmlMode: false, decodeEntities: false, withStartIndices: true}});
}
