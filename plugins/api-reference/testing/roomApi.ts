import {load} from 'cheerio';
import {type PagesOfFile, pagesOf} from './pagesOf';

/** A reference to a schema. */
export const ref = (name: string) => ({$ref: `#/components/schemas/${name}`});

/** A file with one operation whose answer is the schema given. */
export function api(
  schema: unknown,
  schemas: Record<string, unknown> = {},
  more: Record<string, unknown> = {},
) {
  const answer = {description: 'It.', content: {'application/json': {schema}}};
  return {
    openapi: '3.1.0',
    info: {title: 'Room API', version: '1'},
    servers: [{url: 'https://rooms.example/'}],
    paths: {'/rooms': {get: {operationId: 'list-rooms', tags: ['Rooms'], responses: {200: answer}}}},
    components: {schemas},
    ...more,
  };
}

/** The pages of a file. */
export const take = (document: unknown) => pagesOf(JSON.stringify(document));
/** The HTML of a page. */
export const blocksOf = ({files}: PagesOfFile, page = 'list-rooms') =>
  (JSON.parse(files.get(`${page}.blocks.json`) ?? '[]') as string[]).join('');
/** What is said of the type of a value. */
export const typeAt = (made: PagesOfFile, anchor: string) =>
  load(blocksOf(made))(`[id="${anchor}"] > .property > .property-type`).text();
