import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {projectRoot} from '../../scripts/projectRoot';
import {hasTest, readStates} from './readStates';
import {specified} from './specified';

const contributing = fs.readFileSync(path.join(projectRoot, 'CONTRIBUTING.md'), 'utf8');
const states = readStates(contributing, 'States, errors and limits');

/** Source of a test file; empty when there is no such file. */
function sourceOf(file: string): string {
  const place = path.join(projectRoot, file);
  return fs.existsSync(place) ? fs.readFileSync(place, 'utf8') : '';
}

describe('the table of states in CONTRIBUTING', () => {
  it('lists each of them once', () => {
    expect(new Set(states.map(({what}) => what)).size).toBe(states.length);
  });

  it.each(specified)('has the specified row: %s', (beginning) => {
    expect(states.filter(({what}) => what.startsWith(beginning))).not.toEqual([]);
  });

  it.each(states)('names tests that exist: $what', ({proofs}) => {
    expect(proofs).not.toEqual([]);
    for (const {file, title} of proofs) {
      expect(title).toMatch(/\w{2}/);
      expect(hasTest(sourceOf(file), title), `${file}: ${title}`).toBe(true);
    }
  });
});

describe('the files of tests that the table names', () => {
  const files = [...new Set(states.flatMap(({proofs}) => proofs.map(({file}) => file)))];
  const parts = files.filter((file) => !/\.(?:spec|test)\.ts$/.test(file));
  const specs = fs
    .readdirSync(path.join(projectRoot, 'tests/browser'))
    .filter((name) => /\.spec\.ts$/.test(name));
  const imported = specs.flatMap((name) =>
    [...sourceOf(`tests/browser/${name}`).matchAll(/ from '\.\/([\w/]+)'/g)].map(([, part]) => part),
  );

  it.each(parts)('are run by a spec: %s', (file) => {
    expect(imported).toContain(file.replace('tests/browser/', '').replace(/\.ts$/, ''));
  });
});

describe('reading the table', () => {
  const table = (row: string) => `## Other\n\n## States\n\n| State | Proof |\n|---|---|\n${row}\n`;

  it('finds proofs beside other browser tests and elsewhere, and rows without any', () => {
    const row = '| Crash | `a.spec.ts`: it crashes<br>`plugins/b.test.ts`: so … |\n| Calm | |';
    expect(readStates(table(row), 'States')).toEqual([
      {
        what: 'Crash',
        proofs: [
          {file: 'tests/browser/a.spec.ts', title: 'it crashes'},
          {file: 'plugins/b.test.ts', title: 'so …'},
        ],
      },
      {what: 'Calm', proofs: []},
    ]);
  });

  it.each([
    ['a proof without a file', table('| Crash | it crashes |')],
    ['another heading', '## Others\n'],
  ])('refuses %s', (_, markdown) => {
    expect(() => readStates(markdown, 'States')).toThrow();
  });

  it.each([
    ["test('it crashes (once)', () => {expect(1)})", 'it crashes (once)', true],
    ["test('it crashes', () => {})\ntest('other', () => {expect(1)})", 'it crashes', false],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source of a test
    ['test(`${path} crashes`, () => {expect(1)})', '… crashes', true],
    ["it.each([1])('it crashes', () => {expect(1)})", 'it crashes', true],
    ["test('it crashes', () => {expect(1)})", 'it crash', false],
    ["expect('it crashes')", 'it crashes', false],
  ])('knows whether %s has the title %s', (source, title, is) => {
    expect(hasTest(source, title)).toBe(is);
  });
});
