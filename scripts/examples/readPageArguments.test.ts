import {expect, it} from 'vitest';
import {projectRoot} from '../projectRoot';
import {listPages} from './listPages';
import {readPageArguments} from './readPageArguments';

it('takes pages and the OpenAPI file, and says where the text of a page stands that the build makes', () => {
  const named = ['docs/intro.mdx', './openapi/platform-api.yaml'];
  expect(readPageArguments(named, projectRoot)).toEqual(['docs/intro.mdx', 'openapi/platform-api.yaml']);
  expect(readPageArguments([], projectRoot)).toBeUndefined();
  expect(() => readPageArguments(['docs/api-specification/list-devices.mdx'], projectRoot)).toThrow(
    'is made by the build; name the file that its text stands in: openapi/platform-api.yaml.',
  );
  expect(() => readPageArguments(['docs/nothing.mdx'], projectRoot)).toThrow('docs/nothing.mdx is no page');
});

it('lists written pages and the OpenAPI file, and no page that the build makes', () => {
  const pages = listPages(projectRoot);
  expect(pages).toEqual(expect.arrayContaining(['docs/intro.mdx', 'openapi/platform-api.yaml']));
  expect(pages.filter((page) => page.startsWith('docs/api-specification/'))).toEqual([]);
});
