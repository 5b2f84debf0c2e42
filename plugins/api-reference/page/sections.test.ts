import {toHtml} from 'hast-util-to-html';
import {expect, test} from 'vitest';
import {chaptersOf, contentBlock, exampleBlocks} from './sections';

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

test('a long example beside the text ends with what opens all its lines', () => {
  const shown = (values: number) => {
    const example = Array.from({length: values}, (_, index) => index);
    const blocks = exampleBlocks({'application/json': {example}}, '200 OK');
    return toHtml(blocks as Parameters<typeof toHtml>[0], {allowDangerousHtml: true});
  };
  expect(shown(19)).not.toContain('code-fold');
  expect(shown(20)).toContain('<details class="example language-json long-code" open>');
  expect(shown(20)).toContain('<details class="code-fold"><summary><span>Show all 22 lines</span>');
});

test.each([
  ['Gone. It was sold.', '<summary class="means">Gone.</summary><p>It was sold.</p>'],
  ['Version 2.1 is gone', '<summary class="means">Version 2.1 is gone</summary><p class="media-type">'],
  ['Not `on`. Wait.', '<summary class="means">Not on.</summary><p>Not <code>on</code>. Wait.</p>'],
  ['', '<summary class="means">Details</summary><p class="media-type">'],
])('the row of an error has its first sentence, and what opens the rest: %s', (description, row) => {
  const responses = {409: {description, content: {'application/json': {}}}};
  const {chapters} = chaptersOf({responses, callbacks: [], unsupported: []}, false);
  const nodes = chapters[0]?.sections[0]?.nodes as Parameters<typeof toHtml>[0];
  expect(toHtml(nodes)).toContain(`<details class="fold">${row}`);
});
