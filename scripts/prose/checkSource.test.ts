import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {projectRoot} from '../projectRoot';
import {findingLines} from './checkProse';
import {checkSource, readRules} from './checkSource';

const rules = readRules();
const frontMatter = '---\ntitle: Trial\ndescription: A page that only this test writes.\n---\n\n';
const intro = 'docs/intro.mdx';

function found(text: string, file = 'docs/trial.mdx'): string[] {
  return findingLines(checkSource(file, text, rules).findings);
}

describe('a page is found faulty, by file, line and column, for', () => {
  it.each([
    ['a doubled word', 'Send the the packet.', ':6:6: term: "the the": write "the word once"'],
    ['a wrong article', 'It takes a hour.', ':6:10: term: "a": write "an".'],
    ['the other wrong article', 'It is an device.', ':6:7: term: "an": write "a".'],
    ['another word for a term', 'The master key is lost.', ':6:5: term: "master key": write "device key".'],
    ['a term in other letters', 'Create an api key.', ':6:11: term: "api key": write "API key".'],
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
  ])('%s', (_, text, start) => {
    const lines = found(`${frontMatter}${text}\n`);
    expect(lines).toContainEqual(expect.stringContaining(`docs/trial.mdx${start}`));
  });

  it.each([
    ['a cell', '| Property | Value |\n|---|---|\n| Payload | 0 to 15 bytes |', ':8:13: figure: '],
    ['a label in an expression', '<Timeline label={"Simply"} />', ':6:19: term: '],
    ['data of a diagram', "<Sequence steps={[{from: 'A', label: 'Send simply'}]} />", ':6:44: term: '],
    ['a label', '<Figure caption="Hears simply">\n\nText.\n\n</Figure>', ':6:24: term: '],
    ['a list in a component', '<Steps>\n\n1. One step.\n2. Wait\n   simply.\n\n</Steps>', ':10:4: term: '],
    ['a link', 'See [the simply page](/docs/intro).', ':6:10: term: '],
  ])('a mistake in %s', (_, text, start) => {
    expect(found(`${frontMatter}${text}\n`)).toEqual([expect.stringContaining(start)]);
  });

  it('a mistake in the front matter', () => {
    const lines = found(
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
  ])('%s', (_, text) => {
    expect(found(`${frontMatter}${text}\n`)).toEqual([]);
  });
});

describe('the Quick Start', () => {
  const text = fs.readFileSync(path.join(projectRoot, intro), 'utf8');

  it.each([
    ['a figure', 'more than 90 million gateways', 'more than 95 million gateways', 'figure'],
    ['a term', 'device key', 'device secret', 'term'],
    ['a unit', 'new packet each 360 s', 'new packet each 360', 'number'],
  ])('fails when %s is broken', (_, right, wrong, rule) => {
    const at = text.indexOf(right);
    expect(at).toBeGreaterThan(0);
    const line = text.slice(0, at).split('\n').length;
    const lines = found(text.replace(right, wrong), intro);
    expect(lines).toContainEqual(
      expect.stringMatching(new RegExp(`^docs/intro\\.mdx:${line}:\\d+: ${rule}: `)),
    );
  });
});

it('finds the place of a mistake in the descriptions of the API, and leaves examples alone', () => {
  const yaml = [
    'info:',
    '  description: |',
    '    First line.',
    '    A simply **bad** one.',
    'components:',
    '  one:',
    '    description: >-',
    '      Folded over',
    '      a datasheet.',
    '    example: {description: simply}',
  ].join('\n');
  const {findings} = checkSource('openapi/platform-api.yaml', yaml, rules);
  expect(findings.map(({line, column, rule}) => [line, column, rule])).toEqual([
    [4, 7, 'term'],
    [9, 9, 'term'],
  ]);
});

it('finds mistakes in what components show, and leaves their code alone', () => {
  const component = [
    "import {simply} from './simply';",
    'export function Trial({simply}: {simply: string}): ReactNode {',
    '  const kind = "simply so";',
    "  const text = translate({message: 'Send it simply.'});",
    '  return (',
    '    <Box className="simply" label="Datasheet">',
    '      Hears it simply',
    '      {`Wait \u0024{count} s for a datasheet`}',
    "      {isLong ? 'It takes a hour.' : undefined}",
    "      <Lines lines={['CONFIG_X of it', 'simply']} />",
    '    </Box>',
    '  );',
    '}',
  ].join('\n');
  const {findings} = checkSource('src/components/Trial.tsx', component, rules);
  expect(findings.map(({line, column}) => [line, column])).toEqual([
    [4, 45],
    [6, 36],
    [7, 16],
    [8, 31],
    [9, 27],
    [10, 41],
  ]);
});

it('rates hard sentences above simple ones, and does not rate tables', () => {
  const level = (text: string) => checkSource('a.md', text, rules).level ?? 0;
  const hard =
    'Organizational responsibilities notwithstanding, interoperability considerations necessitate documentation.';
  expect(level(`${hard}\n`)).toBeGreaterThan(level('Put it on. It works.\n') + 10);
  expect(level(`Put it on.\n\n| ${hard} |\n|---|\n`)).toBe(level('Put it on.\n'));
});
