import {expect, it} from 'vitest';
import {cut, sectionIds, sectionOf} from './sections';

const page = `# Page

Begins.

## One <a id="one"></a>

First.

\`\`\`\`md
## Not one <a id="two"></a>
\`\`\`
\`\`\`\`

### Below <a id="below"></a>

- <a id="field"></a>**field** of a table
  - <a id="inner"></a>**inner**

  more of the field
- <a id="next"></a>**next**

## Two <a id="two"></a>

Last.
`;

it('takes a section with what stands below it, and a page without an id up to its first heading', () => {
  expect(sectionOf(page)).toBe('# Page\n\nBegins.');
  expect(sectionOf(page, 'two')).toBe('## Two <a id="two"></a>\n\nLast.');
  expect(sectionOf(page, 'one')).toMatch(
    /^## One[\s\S]*First\.[\s\S]*Not one[\s\S]*### Below[\s\S]*next\*\*$/,
  );
  expect(sectionOf(page, 'below')).not.toContain('Two');
});

it('takes a field with what stands under it alone', () => {
  expect(sectionOf(page, 'field')).toMatch(/^- [\s\S]*inner[\s\S]*more of the field$/);
  expect(sectionOf(page, 'inner')).toBe('- <a id="inner"></a>**inner**\n\n  more of the field');
});

it('knows no section of another name, nor one in code', () => {
  expect(sectionOf(page, 'three')).toBeUndefined();
  expect(sectionIds(page)).toEqual(['one', 'below', 'two']);
});

it('cuts at a line, and says so', () => {
  expect(cut('first line\nsecond line', 15, 'more')).toBe('first line\n\n[more]');
  expect(cut('short', 15, 'more')).toBe('short');
});
