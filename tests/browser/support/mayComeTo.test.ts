import {expect, it} from 'vitest';
import {mayComeTo} from './mayComeTo';

const source = `test('a', async ({page}) => {
  await page.goto('/docs/a');
});

for (const name of names) {
  test(name, async ({page}) => {
    await page.goto('/docs/a');
    if (name) {
      await page.goto('/docs/b#part');
    });
  });
}

test('all', () => {
  for (const route of docRoutes) visit(route);
});

test('last', () => visit('/docs/c'));
`;

it.each([
  ['begins on it', '/docs/b?x=1#part', 1, true],
  ['begins elsewhere and names another', '/docs/a', 1, false],
  ['names it later', '/docs/a', 6, true],
  ['goes through all', '/docs/a', 14, true],
  ['ends on its line', '/docs/c', 18, false],
])('a test that %s', (_, start, line, may) => {
  expect(mayComeTo(['/docs/b'], start, source, line)).toBe(may);
});
