import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {listPages} from '../pages/listPages';
import {projectRoot} from '../projectRoot';
import {brokenLinks} from '../prose/brokenLinks';
import {findExampleHints, findTextHints} from './findHints';

/** The page whose text each test replaces. */
const file = 'docs/feedback.mdx';
const beginning = '---\ntitle: Trial\ndescription: A page that only this test writes.\n---\n\n';

async function hintsOf(source: string, page = file): Promise<string[]> {
  const found = [...findTextHints(projectRoot, page, source), ...(await findExampleHints(page, source))];
  return found.map(({file: name, line, message}) => `${name}:${line}: ${message}`);
}

it.each([
  ['a field that nothing reads', beginning.replace('---\n\n', 'titel: T\n---\n\n'), 4, 'Write "title"'],
  ['front matter that is no YAML', '---\ntitle: [T\n---\n\n', 3, 'the front matter is no YAML'],
  ['a refused word', `${beginning}Text.\n\nThe base station hears it.\n`, 8, 'write "gateway"'],
  ['a number without a unit', `${beginning}It takes 5 for all.\n`, 6, 'has no unit'],
  ['a link to no file', `${beginning}[Nowhere](./no-such-file.mdx)\n`, 6, 'there is no ./no-such-file.mdx'],
  ['a link to no page', `${beginning}[Nowhere](/docs/no-such-page)\n`, 6, 'there is no /docs/no-such-page'],
  [
    'a card that leads nowhere',
    `${beginning}<Card title="T" href="/docs/none" />\n`,
    6,
    'there is no /docs/none',
  ],
  ['a link to no section', `${beginning}[Nowhere](./support.mdx#none)\n`, 6, 'no heading with that anchor'],
  ['a link to no section of its own', `${beginning}## One\n\n[Two](#two)\n`, 8, 'it has one'],
  ['what is no MDX', `${beginning}Text.\n\n<Steps>\n`, 8, 'this is no MDX'],
  ['a fence with wrong JSON', `${beginning}\`\`\`json title="a.json"\n{"a" 1}\n\`\`\`\n`, 7, 'a'],
  [
    'a command that bash cannot read',
    `${beginning}\`\`\`bash\necho 1\necho "a\n\`\`\`\n`,
    8,
    'unexpected EOF',
  ],
  ['C that does not compile', `${beginning}\`\`\`c\nint f(void) { return x; }\n\`\`\`\n`, 7, 'gcc: '],
  ['text that nothing checks', `${beginning}\`\`\`text\nx\n\`\`\`\n`, 6, 'neither an output nor a file'],
])('finds %s with its line', async (_, source, line, message) => {
  const found = await hintsOf(source);
  expect(found.filter((hint) => hint.startsWith(`${file}:${line}: `)).join('\n'), found.join('\n')).toContain(
    message,
  );
});

it('says nothing of the links of pages that the build takes', () => {
  const pages = listPages(projectRoot).filter((name) => name.endsWith('.mdx'));
  expect(pages.flatMap((page) => brokenLinks(projectRoot, page))).toEqual([]);
});

it('says nothing of a page that the checks take', async () => {
  const page = 'docs/guides/integration/onboard-devices.mdx';
  expect(await hintsOf(fs.readFileSync(path.join(projectRoot, page), 'utf8'), page)).toEqual([]);
});
