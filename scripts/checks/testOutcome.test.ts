import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {projectRoot} from '../projectRoot';
import {testOutcome} from './testOutcome';

let folder: string;

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'test-counts-'));
});

afterAll(() => fs.rmSync(folder, {recursive: true}));

function report(content: object): string {
  const file = path.join(folder, 'report.json');
  fs.writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('Vitest', () => {
  const vitest = (numPassedTests: number, numFailedTests: number, numPendingTests = 0) =>
    report({numPassedTests, numFailedTests, numPendingTests, numTodoTests: 0});

  it('takes the counts of the report', () => {
    expect(testOutcome(vitest(12, 0), 0)).toEqual({passed: 12, failed: 0});
    expect(testOutcome(vitest(12, 2, 3), 1)).toEqual({
      passed: 12,
      failed: 2,
      skipped: 3,
      note: '3 skipped',
    });
  });

  it('names the tests that failed, and a file that did not load', () => {
    const name = path.join(projectRoot, 'model/crc.test.ts');
    const assertionResults = [
      {status: 'passed', fullName: 'adds up'},
      {status: 'failed', fullName: 'CRC is right'},
    ];
    const testResults = [
      {name, status: 'failed', assertionResults},
      {name: path.join(projectRoot, 'model/gone.test.ts'), status: 'failed', assertionResults: []},
    ];
    expect(testOutcome(report({numPassedTests: 1, numFailedTests: 1, testResults}), 1)).toMatchObject({
      failures: ['model/crc.test.ts CRC is right', 'model/gone.test.ts'],
    });
  });

  it('counts a file that did not load as a failure', () => {
    expect(testOutcome(vitest(12, 0), 1)).toMatchObject({passed: 12, failed: 1});
  });

  it('neither passes nor fails when all tests were skipped', () => {
    expect(testOutcome(vitest(0, 0, 5), 0)).toEqual({
      passed: 0,
      failed: 0,
      skipped: 5,
      note: '5 skipped',
    });
    expect(testOutcome(vitest(0, 0, 5), 1)).toMatchObject({passed: 0, failed: 1, skipped: 5});
  });

  it('fails when no test ran or no report was written', () => {
    expect(testOutcome(vitest(0, 0), 0)).toMatchObject({failed: 1, note: 'no test ran'});
    expect(testOutcome(path.join(folder, 'none.json'), 0)).toMatchObject({failed: 1});
  });
});

describe('Playwright', () => {
  const stats = {expected: 5, unexpected: 2, skipped: 1};

  it('takes the counts of the report', () => {
    expect(testOutcome(report({stats}), 1)).toEqual({
      passed: 5,
      failed: 2,
      skipped: 1,
      note: '1 skipped',
    });
  });

  it('names the tests that failed, in groups too', () => {
    const specs = [
      {title: 'opens', ok: true, file: 'look/page.spec.ts', line: 7},
      {title: 'is red', ok: false, file: 'look/page.spec.ts', line: 12},
    ];
    const config = {rootDir: path.join(projectRoot, 'tests/browser')};
    expect(
      testOutcome(report({stats, config, suites: [{suites: [{specs}]}, {specs: [specs[1]]}]}), 1),
    ).toMatchObject({
      failures: ['tests/browser/look/page.spec.ts:12 is red', 'tests/browser/look/page.spec.ts:12 is red'],
    });
  });

  it('fails when the run ended badly without a failed test', () => {
    expect(testOutcome(report({stats: {...stats, unexpected: 0}}), 1)).toMatchObject({
      failed: 1,
    });
  });
});
