import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {projectRoot} from '../projectRoot';
import {checkSource} from './checkSource';
import {readComponent} from './passages/readComponent';
import {readDescriptions} from './passages/readDescriptions';
import {readPage} from './passages/readPage';
import {findingLines} from './report';
import {readRules} from './rules/readRules';

const rules = readRules(projectRoot);
const frontMatter = '---\ntitle: Trial\ndescription: A page that only this test writes.\n---\n\n';
const intro = 'docs/intro.mdx';

async function found(text: string, file = 'docs/trial.mdx'): Promise<string[]> {
  return findingLines((await checkSource(readPage(file, text), rules)).findings);
}

describe('a page is found faulty, by file, line and column, for', () => {
  it.each([
    [
      'a misspelled word',
      'The gatway hears it.',
      ':6:5: spelling: "gatway" is in no dictionary: write "gateway"',
    ],
    [
      'British spelling',
      'Its behaviour is known.',
      ':6:5: spelling: "behaviour" is in no dictionary: write "behavior"',
    ],
    ['a doubled word', 'Send the the packet.', ':6:6: repeated: '],
    ['a wrong article', 'It takes a hour.', ':6:10: article: '],
    ['another word for a term', 'The master key is lost.', ':6:5: term: "master key": write "device key".'],
    ['a term in other letters', 'Create an api key.', ':6:11: term: "api key": write "API key".'],
    ['an organisation', 'Your organisation has one.', ':6:6: spelling: "organisation" is in no dictionary'],
    ['a word of no content', 'It is simply there.', ':6:7: term: "simply": write (nothing'],
    ['a number without unit', 'Set the interval to 10.', ':6:21: number: "10" has no unit'],
    ['a range without unit', 'Wait 5 to 10 and try again.', ':6:6: number: "5" has no unit'],
    ['a unit without space', 'Send for 10ms.', ':6:10: number: "10ms": write "10 ms", with a space.'],
    ['digits in a long row', 'It takes 2048 bytes.', ':6:10: number: "2048": write "2,048"'],
    ['a unit in other letters', 'A band at 2.4 Ghz.', ':6:15: term: "Ghz": write "GHz".'],
    [
      'a wrong figure',
      'A network of more than 80 million gateways.',
      ':6:24: figure: "80 million": the number of gateways is 90 million',
    ],
    [
      'a figure in another unit',
      'Answer with 2xx within 10 minutes.',
      ':6:24: figure: "10 minutes": the time to answer a webhook is 10 s',
    ],
    [
      'a figure in words',
      'At most three webhook endpoints.',
      ':6:9: figure: "three": the webhook endpoints of an organization is 2',
    ],
  ])('%s', async (_, text, start) => {
    const lines = await found(`${frontMatter}${text}\n`);
    expect(lines).toContainEqual(expect.stringContaining(`docs/trial.mdx${start}`));
  });

  it.each([
    ['a cell', '| Property | Value |\n|---|---|\n| Payload | 0 to 15 bytes |', ':8:13: figure: '],
    ['a label in an expression', '<Comparison rows={"Behaviour"} />', ':6:20: spelling: '],
    [
      'data of a diagram',
      "<Sequence steps={[{from: 'A', label: 'Send the gatway'}]} />",
      ':6:48: spelling: ',
    ],
    ['a label', '<Figure caption="Hears the gatway">\n\nText.\n\n</Figure>', ':6:28: spelling: '],
    ['a list in a component', '<Steps>\n\n1. One step.\n2. Wait\n   simply.\n\n</Steps>', ':10:4: term: '],
    ['a link', 'See [the simply page](/docs/intro).', ':6:10: term: '],
  ])('a mistake in %s', async (_, text, start) => {
    expect(await found(`${frontMatter}${text}\n`)).toEqual([expect.stringContaining(start)]);
  });

  it('a mistake in the front matter', async () => {
    const lines = await found(
      '---\ntitle: Trial\ndescription: "A page of a ""kind"" simply so."\n---\n\nText.\n'.replaceAll(
        '""',
        "'",
      ),
    );
    expect(lines).toEqual([expect.stringContaining(':3:34: term: "simply"')]);
  });
});

describe('a page is well with', () => {
  it.each([
    ['code', 'Run `npm run simply 10ms`.\n\n```bash\nsimply 10ms\n```'],
    ['names', 'Call skerry_init on an nRF52840 and write to a@b.example.'],
    [
      'numbers that say what they are',
      'Since 2026-01-01 00:00 UTC, release 3.1.0, RFC 4493, step 3, a 32-bit tag, Python 3.9 or later.',
    ],
    ['numbers that count', 'It holds 7 devices, 5 to 10 s apart, in 3 of 20 cases, with sequence number 5.'],
    ['numbers in a column with a unit', '| Offset (bytes) | `rssi` |\n|---|---|\n| 8 | -48 |'],
    ['the same figure in other words', 'Answer with 2xx within ten seconds. At most two endpoints.'],
  ])('%s', async (_, text) => {
    expect(await found(`${frontMatter}${text}\n`)).toEqual([]);
  });
});

describe('the Quick Start', () => {
  const text = fs.readFileSync(path.join(projectRoot, intro), 'utf8');

  it.each([
    ['a figure', 'more than 90 million gateways', 'more than 95 million gateways', 'figure'],
    ['a term', 'device key', 'device secret', 'term'],
    ['a unit', 'new packet each 360 s', 'new packet each 360', 'number'],
  ])('fails when %s is broken', async (_, right, wrong, rule) => {
    const at = text.indexOf(right);
    expect(at).toBeGreaterThan(0);
    const line = text.slice(0, at).split('\n').length;
    const lines = await found(text.replace(right, wrong), intro);
    expect(lines).toContainEqual(
      expect.stringMatching(new RegExp(`^docs/intro\\.mdx:${line}:\\d+: ${rule}: `)),
    );
  });
});

it('finds the place of a mistake in the descriptions of the API, and leaves examples alone', async () => {
  const yaml = [
    'info:',
    '  description: |',
    '    First line.',
    '    A simply **bad** one.',
    'components:',
    '  one:',
    '    description: >-',
    '      Folded over',
    '      a gatway.',
    '    example: {description: simply}',
  ].join('\n');
  const {findings} = await checkSource(readDescriptions('openapi/platform-api.yaml', yaml), rules);
  expect(findings.map(({line, column, rule}) => [line, column, rule])).toEqual([
    [4, 7, 'term'],
    [9, 9, 'spelling'],
  ]);
});

it('finds mistakes in what components show, and leaves their code alone', async () => {
  const component = [
    "import {gatway} from './gatway';",
    'export function Trial({gatway}: {gatway: string}): ReactNode {',
    '  const kind = "gatway simply";',
    "  const text = translate({message: 'Send it simply.'});",
    '  return (',
    '    <Box className="gatway-box" label="Behaviour">',
    '      Hears the gatway',
    '      {`Wait \u0024{count} s for a gatway`}',
    "      {isLong ? 'It takes a hour.' : undefined}",
    "      <Lines lines={['EncryptionKey of %2B', 'gatway']} />",
    '    </Box>',
    '  );',
    '}',
  ].join('\n');
  const {findings} = await checkSource(readComponent('src/components/Trial.tsx', component), rules);
  expect(findings.map(({line, column, rule}) => [line, column, rule])).toEqual([
    [4, 45, 'term'],
    [6, 40, 'spelling'],
    [7, 17, 'spelling'],
    [8, 31, 'spelling'],
    [9, 27, 'article'],
    [10, 47, 'spelling'],
  ]);
});

it('rates hard sentences above simple ones, and does not rate tables', async () => {
  const level = async (text: string) => (await checkSource(readPage('a.md', text), rules)).level ?? 0;
  const hard =
    'Organizational responsibilities notwithstanding, interoperability considerations necessitate documentation.';
  expect(await level(`${hard}\n`)).toBeGreaterThan((await level('Put it on. It works.\n')) + 10);
  expect(await level(`Put it on.\n\n| ${hard} |\n|---|\n`)).toBe(await level('Put it on.\n'));
});
