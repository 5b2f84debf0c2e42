import {toHtml} from 'hast-util-to-html';
import {describe, expect, it} from 'vitest';
import {firstParagraph, markdownToHast, markdownToMdx, splitParagraph} from './markdown';

function html(markdown: string): string {
  return toHtml(markdownToHast(markdown));
}

describe('markdownToHast', () => {
  it.each([
    ['Name of the device, at most 250 characters.', '<p>Name of the device, at most 250 characters.</p>'],
    [
      'Either `AES-256-CTR` or `a < b`: see below.',
      '<p>Either <code>AES-256-CTR</code> or <code>a &#x3C; b</code>: see below.</p>',
    ],
    ['Seconds since *1970*.', '<p>Seconds since <em>1970</em>.</p>'],
    ['See [devices](/docs/a).', '<p>See <a href="/docs/a">devices</a>.</p>'],
    ['1. One', '<ol>\n<li>One</li>\n</ol>'],
    ['- One', '<ul>\n<li>One</li>\n</ul>'],
    ['The <token> of a <b>tag</b>.', '<p>The &#x3C;token> of a <strong>tag</strong>.</p>'],
    ['Only a <token>, </token>.', '<p>Only a &#x3C;token>, &#x3C;/token>.</p>'],
    [
      '<a href="javascript:run()">Run</a> <a href="https://a.example">it</a>',
      '<p>Run <a href="https://a.example">it</a></p>',
    ],
    ['<script>run()</script>\n\n<p onclick="run()">It</p>', '<p>It</p>'],
    ['<!-- For writers. -->\n<!-- Two\nlines. -->\n\nOne<!-- more -->.', '<p>One.</p>'],
  ])('%s', (markdown, expected) => {
    expect(html(markdown)).toBe(expected);
  });

  it('gives nodes that can be changed without changing the next ones', () => {
    const [first] = markdownToHast('See [a](/a).');
    if (first?.type === 'element') first.children = [];
    expect(html('See [a](/a).')).toContain('<a href="/a">');
  });
});

describe('markdownToMdx', () => {
  it.each([
    ['details', '**Open**\n\n```js\nrun();\n```\n\nText.'],
    ['lamp', '\\<lamp>\n\n**Open**\n\n```js\nrun();\n```\n\nText.\n\n\\</lamp>'],
  ])('leaves what is around tags on lines of their own in blocks of its own: %s', (name, expected) => {
    const markdown = `<${name}>\n\n**Open**\n\n\`\`\`js\nrun();\n\`\`\`\n\nText.\n\n</${name}>`;
    expect(markdownToMdx(markdown).trim()).toBe(expected);
  });

  it.each([
    '```js title="a.js"\nrun();\n```\n\nIts \\<token>.',
    'See.[^1]\n\n[^1]: The \\<token>.',
    '\\<token>\nand more',
  ])('keeps what only Markdown has a sign for beside a tag that HTML does not have: %s', (expected) => {
    expect(markdownToMdx(expected.replace('\\<', '<')).trim()).toBe(expected);
  });

  it('escapes what MDX would run, and leaves code spans alone', () => {
    expect(markdownToMdx('Use {id} and `{id}` if a < b.').trim()).toBe('Use \\{id} and `{id}` if a \\< b.');
  });

  it.each([
    ['One.\n\n<!-- example: part -->\n```bash\ntrue\n```', 'One.\n\n```bash\ntrue\n```'],
    ['- One\n  <!-- a -->\n- <!-- b --> Two', '- One\n- Two'],
  ])('leaves out comments, which are for writers: %s', (markdown, expected) => {
    expect(markdownToMdx(markdown).trim()).toBe(expected);
  });

  it.each([
    ['export const a = 1;', '&#x65;xport const a = 1;'],
    ['import of lamps', '&#x69;mport of lamps'],
    ['```js\nexport const a = 1;\n```', '```js\nexport const a = 1;\n```'],
  ])('keeps MDX from running a text: %s', (markdown, expected) => {
    expect(markdownToMdx(markdown).trim()).toBe(expected);
  });

  it.each([
    ['```\na\n```', '```text\na\n```'],
    ['    a', '```text\na\n```'],
    ['```cobol wide\na\n```', '```text\na\n```'],
    ['```yml title="a"\na\n```', '```yml title="a"\na\n```'],
    ['```yml {1} wide\na\n```', '```yml\na\n```'],
  ])('gives code a language that the site knows: %s', (markdown, expected) => {
    expect(markdownToMdx(markdown).trim()).toBe(expected);
  });

  it('keeps the address of a download', () => {
    expect(markdownToMdx('[File](/openapi/a.yaml)').trim()).toBe('[File](pathname:///openapi/a.yaml)');
  });
});

it('splits the first paragraph off', () => {
  const text = 'One `a`\ntwo.\n\n## Next\n\nThree.';
  expect(firstParagraph(text)).toBe('One a two.');
  expect(splitParagraph(text).map((part) => part.trim())).toEqual(['One `a`\ntwo.', '## Next\n\nThree.']);
});

it('gives a column without a name one, which the site asks for', () => {
  expect(markdownToMdx('| | Size |\n| --- | --- |\n| a | 1 |')).toMatch(/^\| – +\| Size +\|/);
});
