import {expect, it} from 'vitest';
import {projectRoot} from '../projectRoot';
import {listPages} from './listPages';
import {readFileArguments} from './listPages';

const pages = listPages(projectRoot);

it('takes pages and the OpenAPI file, and says where the text of a page stands that the build makes', () => {
  const named = ['docs/intro.mdx', './openapi/platform-api.yaml'];
  expect(readFileArguments(named, pages)).toEqual(['docs/intro.mdx', 'openapi/platform-api.yaml']);
  expect(readFileArguments([], pages)).toBeUndefined();
  expect(() => readFileArguments(['docs/api-specification/list-devices.mdx'], pages)).toThrow(
    'is made by the build; name the file that its text stands in: openapi/platform-api.yaml.',
  );
  expect(() => readFileArguments(['docs/nothing.mdx'], pages)).toThrow('docs/nothing.mdx is not checked');
});

it('lists written pages and the OpenAPI file, and no page that the build makes', () => {
  expect(pages).toEqual(expect.arrayContaining(['docs/intro.mdx', 'openapi/platform-api.yaml']));
  expect(pages.filter((page) => page.startsWith('docs/api-specification/'))).toEqual([]);
});
