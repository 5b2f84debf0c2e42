import {expect, it} from 'vitest';
import {block, checkSource} from './testing/checkSource';

const notRun = (text: string) => [{page: 'docs/test.mdx', block: text, reason: 'a board', line: 7}];

it('leaves out what cannot run, with its outputs, and parses it all the same', async () => {
  const source = block('bash', 'west flash') + block('text title="Output"', 'Done.') + block('text', 'A log');
  expect((await checkSource(source, {notRun: [...notRun('west flash'), ...notRun('A log')]})).lines).toEqual(
    [],
  );
  const {lines} = await checkSource(block('bash', 'west "flash'), {notRun: notRun('west')});
  expect(lines).toEqual([expect.stringMatching(/^docs\/test.mdx:\d: .*unexpected EOF/)]);
});

it.each([
  [
    'names no block',
    block('bash', 'true'),
    ['west'],
    /^scripts\/examples\/notRun.yaml:7: no block .* holds "west"/,
  ],
  [
    'names several blocks',
    block('bash', 'true') + block('bash', 'true'),
    ['true'],
    /:7: the blocks .* in the lines 1, 4 hold/,
  ],
  [
    'names one that is parsed anyway',
    block('yaml', 'a: 1'),
    ['a: 1'],
    /:7: the block docs\/test.mdx:1 is checked without/,
  ],
  [
    'names one that another names',
    block('bash', 'true; false'),
    ['true', 'false'],
    /:7: another entry names the block/,
  ],
  [
    'names the output of one',
    block('bash', 'west') + block('text title="Output"', 'ok'),
    ['west', 'ok'],
    /:7: the block docs\/test.mdx:4 is the output/,
  ],
])('reports an entry that %s', async (_, source, texts, expected) => {
  const {lines} = await checkSource(source, {notRun: texts.flatMap(notRun)});
  expect(lines[0]).toMatch(expected);
});
