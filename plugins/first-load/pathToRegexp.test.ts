import {createRequire} from 'node:module';
import {expect, it} from 'vitest';
import pathToRegexp from './pathToRegexp';

// The one that the router would call.
const original = createRequire(createRequire(__filename).resolve('react-router'))('path-to-regexp');

const paths = ['/', '/docs', '/docs/intro', '/docs/1.1/', '/a+b/c.d', '\\/docs\\/1\\.1', '\\/a\\*', '*'];
const addresses = [
  ...paths,
  '',
  '/DOCS',
  '/docs/',
  '/docs/intro/',
  '/docs/intro/x',
  '/docsx',
  '/docs/1.1',
  '/docs/1x1',
  '/aab/cxd',
  '/a*',
];

/** What the router reads of a match. */
const groups = (match: string[] | null) => match && [...match];

it.each(
  paths.flatMap((path) =>
    [true, false].flatMap((end) => [true, false].map((strict) => ({path, end, strict}))),
  ),
)('a literal path matches what it matches in the original: %j', ({path, end, strict}) => {
  for (const sensitive of [true, false]) {
    const keys: {name: string | number}[] = [];
    const expectedKeys: {name: string | number}[] = [];
    const options = {end, strict, sensitive};
    const found = pathToRegexp(path, keys, options);
    const expected = original(path, expectedKeys, options);
    for (const address of addresses) {
      expect(groups(found.exec(address)), address).toEqual(groups(expected.exec(address)));
    }
    expect(keys.map(({name}) => name)).toEqual(expectedKeys.map(({name}) => name));
  }
});

it.each(['/docs/:page', '/docs/(.*)', '/docs/*', '*/intro'])(
  'a path with parameters is refused: %s',
  (path) => {
    expect(() => pathToRegexp(path, [], {})).toThrow(`The route ${path} has a parameter`);
  },
);
