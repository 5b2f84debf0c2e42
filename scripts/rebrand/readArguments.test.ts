import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {quillfern} from './fixtureBrands';
import {ArgumentsError, readArguments} from './readArguments';

let folder: string;
beforeAll(() => {
  folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'arguments-')));
  fs.mkdirSync(path.join(folder, 'project/docs'), {recursive: true});
  fs.mkdirSync(path.join(folder, 'empty'));
  fs.mkdirSync(path.join(folder, 'full/docs'), {recursive: true});
  fs.writeFileSync(path.join(folder, 'file'), '');
  fs.symlinkSync(path.join(folder, 'project'), path.join(folder, 'link'), 'junction');
});
afterAll(() => fs.rmSync(folder, {recursive: true}));

const good = {to: '../copy', name: 'Orrery Vex', 'c-prefix': 'orvx', domain: 'vex.example'};

function read(given: Record<string, string>, ...more: string[]) {
  const args = Object.entries(given).flatMap(([option, value]) => [`--${option}`, value]);
  const projectRoot = path.join(folder, 'project');
  return readArguments([...args, ...more], {current: quillfern, projectRoot, from: projectRoot});
}

function problems(given: Record<string, string>, ...more: string[]): string[] {
  try {
    read({...good, ...given}, ...more);
  } catch (error) {
    if (error instanceof ArgumentsError) return error.problems;
    throw error;
  }
  return [];
}

describe('arguments', () => {
  it('give a brand, with slug and service UUID filled in', () => {
    expect(read(good)).toEqual({
      target: path.join(folder, 'copy'),
      isDryRun: false,
      brand: {
        name: 'Orrery Vex',
        slug: 'orrery-vex',
        cPrefix: 'orvx',
        domain: 'vex.example',
        serviceUuid: '0xFFA0',
      },
    });
    const more = read({...good, to: '../empty', slug: 'orrery-vex', 'service-uuid': '0xfd5a'}, '--dry-run');
    expect(more).toMatchObject({isDryRun: true, brand: {serviceUuid: '0xFD5A'}});
  });

  it('are not checked when help is asked for', () => {
    expect(read({name: '"'}, '--help')).toBeUndefined();
  });

  it('are refused with all problems at once', () => {
    expect(() => read({domain: 'https://vex.example'}, '--fast')).toThrow(ArgumentsError);
    expect(
      problems({to: '', name: '', 'c-prefix': '', domain: ''}).map((line) => line.split(' is')[0]),
    ).toEqual(['--to:', '--name:', '--c-prefix:', '--domain:']);
  });

  it.each([
    ['name', 'A "B"', /"A "B"" has a sign that/],
    ['name', 'A {b}', /has a sign that/],
    ['name', 'A  B', /single spaces/],
    ['name', 'A: B', /has a sign that/],
    ['name', 'A'.repeat(41), /41 characters, write at most 40/],
    ['name', 'Ωmega', /Latin letters/],
    ['name', 'orrery', /begin with a capital letter/],
    ['slug', 'orrery', /write orrery-vex or leave it out/],
    ['c-prefix', 'Orvx', /"Orvx" cannot begin a C function/],
    ['c-prefix', '1a', /cannot begin/],
    ['c-prefix', 'a__b', /single underscores/],
    ['c-prefix', 'a_', /cannot begin/],
    ['domain', 'https://vex.example', /is no host name/],
    ['domain', 'vex', /with a dot/],
    ['domain', 'Vex.example', /in lower case/],
    ['service-uuid', 'FD5A', /write 0x and four/],
    ['service-uuid', '0xFD5', /write 0x and four/],
    ['to', 'docs', /lies inside this project/],
    ['to', '.', /lies inside this project/],
    ['to', '../link/docs', /lies inside this project/],
    ['to', '../full', /is not empty \(1 entries\)/],
    ['to', '../file', /is a file/],
    ['to', '../a/b', /does not exist, create it/],
  ])('are refused for --%s %s', (option, value, sentence) => {
    const found = problems({[option]: value});
    expect(found).toEqual([expect.stringMatching(sentence)]);
    expect(found[0]).toMatch(new RegExp(`^--${option}: `));
  });

  it.each(['Vex.io', 'Ünal & Söhne', 'Route66', 'IoT-Hub', 'A'])('accept the name %s', (name) => {
    expect(problems({name})).toEqual([]);
  });

  it('that are unknown or stand alone are named', () => {
    expect(problems({fast: 'x'}, 'Vex', '--dry-run=yes')).toEqual([
      '--fast is no option of this command, remove it',
      '--dry-run takes no value, write it alone',
      expect.stringMatching(/^"x" belongs to no option/),
      expect.stringMatching(/^"Vex" belongs to no option/),
    ]);
  });
});
