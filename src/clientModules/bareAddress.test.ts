import {expect, it} from 'vitest';
import {toBarePath} from './bareAddress';

it.each([
  ['/docs/intro.html', '/docs/intro'],
  ['/docs/intro/index.html', '/docs/intro'],
  ['/index.html', '/'],
  ['/docs/intro', '/docs/intro'],
  ['/', '/'],
  ['/404.html', '/404.html'],
  ['/.html', '/.html'],
  ['/docs/html', '/docs/html'],
])('%s is %s', (pathname, bare) => {
  expect(toBarePath(pathname)).toBe(bare);
});
