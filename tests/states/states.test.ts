import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {projectRoot} from '../../scripts/projectRoot';
import {projectFiles} from '../../scripts/siteCopy/projectFiles';
import {findFile, hasTest, readStates} from './readStates';
import {specified} from './specified';

const states = readStates(fs.readFileSync(path.join(__dirname, 'states.yaml'), 'utf8'));

const files = projectFiles(projectRoot).filter((file) => file.endsWith('.ts'));

const sourceOf = (file: string) => fs.readFileSync(path.join(projectRoot, file), 'utf8');

describe('the list of states', () => {
  it('has each of them once', () => {
    expect(new Set(states.map(({what}) => what)).size).toBe(states.length);
  });

  it.each(specified)('has the specified one: %s', (beginning) => {
    expect(states.filter(({what}) => what.startsWith(beginning))).not.toEqual([]);
  });

  it.each(states)('names tests that exist: $what', ({tests}) => {
    for (const {file, title} of tests) {
      expect(title).toMatch(/\w{2}/);
      expect(hasTest(sourceOf(findFile(file, files)), title), `${file}: ${title}`).toBe(true);
    }
  });
});

describe('files without an ending that a test runner looks for', () => {
  const named = new Set(states.flatMap(({tests}) => tests.map(({file}) => file)));
  const parts = [...named].filter((file) => !/\.(?:spec|test)\.ts$/.test(file));
  const specs = files.filter((file) => file.endsWith('.spec.ts'));
  const imported = specs.flatMap((spec) =>
    [...sourceOf(spec).matchAll(/ from '(\.[^']+)'/g)].map(([, place = '']) =>
      path.posix.join(path.posix.dirname(spec), `${place}.ts`),
    ),
  );

  it.each(parts)('are run by a spec: %s', (file) => {
    expect(imported).toContain(findFile(file, files));
  });
});

describe('reading the list', () => {
  it('finds the file and the title of each test', () => {
    const yaml = "- state: Crash\n  tests:\n    - a.spec.ts: 'it crashes: twice'\n    - b/c.test.ts: so …\n";
    expect(readStates(yaml)).toEqual([
      {
        what: 'Crash',
        tests: [
          {file: 'a.spec.ts', title: 'it crashes: twice'},
          {file: 'b/c.test.ts', title: 'so …'},
        ],
      },
    ]);
  });

  it.each([
    ['b.test.ts', 'a/b.test.ts'],
    ['c/d.test.ts', 'c/d.test.ts'],
  ])('finds the file that ends with %s', (name, file) => {
    expect(findFile(name, ['a/b.test.ts', 'c/d.test.ts', 'e/d.test.ts'])).toBe(file);
  });

  it.each([
    ['d.test.ts', 'd.test.ts names c/d.test.ts and e/d.test.ts.'],
    ['test.ts', 'test.ts names no file.'],
  ])('refuses the file name %s', (name, message) => {
    expect(() => findFile(name, ['c/d.test.ts', 'e/d.test.ts'])).toThrow(message);
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
