import {describe, expect, it} from 'vitest';
import {markdownRedirects, resolveRedirects} from './redirects';

const name = 'config/redirects.json';
const pages = ['/docs/intro', '/docs/support', '/'];

function resolve(entries: unknown[], baseUrl = '/') {
  const text = `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`;
  return resolveRedirects(text, name, {baseUrl, has: (path) => pages.includes(path)});
}

describe('redirects', () => {
  it('lead to pages, parts of pages and other sites, under the base URL', () => {
    expect(
      resolve(
        [
          {from: '/docs', to: '/docs/intro'},
          {from: '/help', to: '/docs/support#contact'},
          {from: '/status', to: 'https://status.example/'},
        ],
        '/base/',
      ),
    ).toEqual([
      {from: '/base/docs', to: '/base/docs/intro'},
      {from: '/base/help', to: '/base/docs/support#contact'},
      {from: '/base/status', to: 'https://status.example/'},
    ]);
  });

  it('lead there in one step, whatever was moved since', () => {
    const chain = [
      {from: '/a', to: '/b'},
      {from: '/b', to: '/c'},
      {from: '/c', to: '/docs/intro'},
    ];
    expect(resolve(chain).map(({to}) => to)).toEqual(['/docs/intro', '/docs/intro', '/docs/intro']);
  });

  it.each([
    [[{from: '/a', to: '/a'}], `${name}:2: "/a" leads in a circle: /a → /a`],
    [
      [
        {from: '/a', to: '/b'},
        {from: '/b', to: '/a'},
      ],
      `${name}:3: "/b" leads in a circle: /b → /a → /b`,
    ],
    [[{from: '/a', to: '/docs/gone'}], `${name}:2: "/a" leads to "/docs/gone", where there is no page`],
    [[{from: '/docs/intro', to: '/docs/support'}], `${name}:2: moves "/docs/intro", which is a page`],
    [
      [
        {from: '/a', to: '/'},
        {from: '/a', to: '/docs/intro'},
      ],
      `${name}:3: "/a" is moved already, at ${name}:2`,
    ],
    [[{from: '/a.html', to: '/'}], 'must name a bare path'],
    [[{from: '/a/*', to: '/'}], 'must name a bare path'],
    [[{from: '/a/', to: '/'}], 'must name a bare path'],
    [[{from: '/a', to: '//evil.example'}], 'where there is no page'],
    [[{from: '/a', to: 'docs/intro'}], 'must lead to a path or an https:// address'],
    [[{from: '/ok', to: '/'}, {from: '/a'}], `${name}:3: needs "from" and "to"`],
  ])('%j is refused', (entries, sentence) => {
    expect(() => resolve(entries)).toThrow(sentence);
  });
});

it('the Markdown of a page that was moved is moved with it, to where the page says', () => {
  const markdown = new Map([['/docs/intro', '/docs/intro.md']]);
  const moved = [
    {from: '/docs', to: '/docs/intro#top'},
    {from: '/find', to: '/search'},
    {from: '/openapi.yaml', to: '/openapi/lamp-api.yaml'},
    {from: '/status', to: 'https://status.example/'},
  ];
  expect(markdownRedirects(moved, (address) => markdown.get(address))).toEqual([
    {from: '/docs.md', to: '/docs/intro.md'},
  ]);
});
