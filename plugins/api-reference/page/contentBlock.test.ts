import {toHtml} from 'hast-util-to-html';
import {expect, test} from 'vitest';
import {contentBlock} from './contentBlock';

test('an example stands in the page, highlighted', () => {
  const blocks = contentBlock(
    {
      'application/json': {
        schema: {type: 'object'},
        examples: {one: {summary: 'One tag', value: {site: 'leith'}}},
      },
    },
    'request',
  );
  const html = toHtml(blocks as Parameters<typeof toHtml>[0], {allowDangerousHtml: true});
  expect(html).toContain('<summary>Example: One tag</summary>');
  expect(html).toMatch(/<code><span class="line">.*leith/s);
});
