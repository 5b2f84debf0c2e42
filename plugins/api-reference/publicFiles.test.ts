import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {grammarOf, plainLanguages} from '../content/highlight/languages';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {beforeAll, describe, expect, it} from 'vitest';
import type {Operation} from '../../sandbox/document/listOperations';
import {asDictionary, pageName, routeOf} from './document/operations';
import {valueAt} from '../../sandbox/document/resolveReference';
import {followed} from './document/references';
import {type PagesOfFile, pagesOf} from './testing/pagesOf';
import {portionOf} from './testing/portionOf';
import {propertyPaths} from './testing/propertyPaths';
import {publicFiles} from './testing/publicFiles';

/** So few operations of each file, taken from all over it: `npm run bench -- --operations 1223` builds all of the largest. */
const most = 20;

const mdx = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx);

const textOf = (file: (typeof publicFiles)[number]): string =>
  file.operations > most ? JSON.stringify(portionOf(file.parse(), most)) : file.read();

/** HTML of a page's blocks, and its anchors: those of the blocks and those of its headings. */
function htmlOf({files}: PagesOfFile, page: string): {html: string; anchors: string[]} {
  const html = (JSON.parse(files.get(`${page}.blocks.json`) ?? '[]') as string[]).join('');
  const headings = files.get(`${page}.mdx`)?.matchAll(/\{\/\* #(\S+) \*\/\}$/gm) ?? [];
  const anchors = [...html.matchAll(/<[^>]+ id="([^"]+)"/g), ...headings].map(([, id]) => id ?? '');
  return {html, anchors};
}

/** Anchors that a page must have for the bodies of an operation. */
function expectedAnchors(made: PagesOfFile, one: Operation, html: string): string[] {
  const elsewhere = new Set(
    html
      .split('<li')
      .filter((part) => part.split('</p>', 1)[0]?.includes('>All of '))
      .map((part) => /^ id="([^"]+)"/.exec(part)?.[1] ?? 'body'),
  );
  const operation = asDictionary(valueAt(made.document, routeOf(one)));
  const bodies = [
    ['body', operation.requestBody],
    ...Object.entries(asDictionary(operation.responses)).map(([status, one]) => [`response-${status}`, one]),
  ] as const;
  return bodies.flatMap(([anchor, body]) => {
    const [media] = Object.values(asDictionary(followed(made.document, body).content));
    return propertyPaths(
      made.document,
      asDictionary(media).schema,
      String(anchor),
      (at) => elsewhere.has(at),
      one.isWebhook ? undefined : anchor === 'body' ? 'readOnly' : 'writeOnly',
    );
  });
}

describe.each(publicFiles)('$name', (file) => {
  let made: PagesOfFile;
  beforeAll(async () => {
    made = await pagesOf(textOf(file), file.ending);
  });

  it('has no page of more than 500 KB, of which the frame takes up to 50', () => {
    const pages = [...made.files.keys()].filter((name) => name.endsWith('.blocks.json'));
    for (const page of pages)
      expect(htmlOf(made, page.replace('.blocks.json', '')).html.length, page).toBeLessThan(450_000);
  });

  it('has a page for each operation', () => {
    expect(made.operations).toHaveLength(Math.min(file.operations, most));
    for (const {id} of made.operations) expect(made.files.has(`${pageName(id ?? '')}.mdx`), id).toBe(true);
  });

  it('has each property in the HTML of its page, under an anchor that no other value has', () => {
    let count = 0;
    for (const operation of made.operations) {
      const {html, anchors} = htmlOf(made, pageName(operation.id ?? ''));
      const own = new Set(anchors);
      expect(own.size, `anchors of ${operation.id}`).toBe(anchors.length);
      const expected = expectedAnchors(made, operation, html);
      count += expected.length;
      expect(
        expected.filter((anchor) => !own.has(anchor)),
        operation.id,
      ).toEqual([]);
    }
    expect(count).toBeGreaterThanOrEqual(10);
  });

  it('has the page of each schema that pages refer to', () => {
    const links = [...made.files.values()].flatMap((text) => [
      ...text.matchAll(/href=\\?"\/docs\/api\/([^"#\\]+)/g),
    ]);
    for (const [, page] of links) expect(made.files.has(`${page}.mdx`), page).toBe(true);
    expect(new Set(links.map(([, page]) => page)).size).toBe(made.schemas.length);
  });

  it('is MDX that can be read, and says of each page what it is about', () => {
    for (const [name, text] of made.files) {
      if (!name.endsWith('.mdx')) continue;
      // The site refuses a fence without a language, or with one that it cannot highlight.
      visit(mdx.parse(text), 'code', ({lang}) =>
        expect(lang && (grammarOf(lang) || plainLanguages.has(lang)), `${name}: ${lang}`).toBeTruthy(),
      );
      expect(text, name).toMatch(/^description: ".+"$/m);
    }
  });
});
