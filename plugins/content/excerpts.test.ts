import {expect, it} from 'vitest';
import {excerptOf} from './excerpts';

const excerpt = {page: 'docs/lamp.mdx', language: 'c', from: 'if (on) {', to: '}'};
const page = '```c\nint lamp(void)\n{\n\tif (on) {\n\t\tlight();\n\t}\n}\n```\n\n```js\nif (on) {\n}\n```\n';

it('takes lines out of a fence, up to the first that ends at the same depth', () => {
  expect(excerptOf(page, excerpt)).toBe('if (on) {\n\tlight();\n}');
});

it('stops the build when the page no longer has them, or has them twice', () => {
  expect(() => excerptOf(page.replace('light', 'if'), {...excerpt, from: 'light();'})).toThrow(
    'has 0 runs of c',
  );
  expect(() => excerptOf(page + page, excerpt)).toThrow('docs/lamp.mdx has 2 runs of c from “if (on) {”');
});
