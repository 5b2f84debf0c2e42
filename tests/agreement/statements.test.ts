import {expect, it} from 'vitest';
import {parseMarkdown} from '../../scripts/pages/parsePage';
import {readStatements} from './statements';

/** What a piece of Markdown states. */
const stated = (markdown: string, file = 'page.mdx') => readStatements(file, parseMarkdown(markdown));

it('reads sentences with their code, their links and the code before them', () => {
  const [first, second, third] = stated(
    '## Start\n\nCall `f()` v. 1.2: it answers.\nSee `a. b` and [List](/docs/x). It *ends*.',
  ).slice(1);
  expect(first).toMatchObject({text: 'Call `f()` v.', heading: 'Start', line: 3, codes: ['f()']});
  expect(second).toMatchObject({text: '1.2:', before: ['f()']});
  expect(third).toMatchObject({text: 'it answers.'});
  expect(stated('See `a. b` and [List](/docs/x). It *ends*.')).toMatchObject([
    {codes: ['a. b'], links: [{url: '/docs/x', text: 'List'}]},
    {text: 'It ends.', links: [], before: ['a. b']},
  ]);
});

it('reads a row of a table as one statement about its first cell', () => {
  expect(stated('| Call | Returns |\n|---|---|\n| `f()` | `-EINVAL` |\n| `g()` | 0 |')).toMatchObject([
    {text: '`f()` | `-EINVAL`', subjects: ['f()'], codes: ['f()', '-EINVAL'], line: 3},
    {text: '`g()` | 0', subjects: ['g()'], line: 4},
  ]);
});
