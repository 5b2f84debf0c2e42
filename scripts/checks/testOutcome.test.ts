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

  it('names the tests that failed, and a file that did not load, with what went wrong', () => {
    const name = path.join(projectRoot, 'model/crc.test.ts');
    const assertionResults = [
      {status: 'passed', fullName: 'adds up', failureMessages: []},
      {
        status: 'failed',
        fullName: 'CRC is right',
        failureMessages: ['\u001b[31mexpected 1\u001b[39m\n\nto be 2'],
      },
    ];
    const testResults = [
      {name, status: 'failed', message: '', assertionResults},
      {
        name: path.join(projectRoot, 'model/gone.test.ts'),
        status: 'failed',
        message: "Cannot find module './crc'",
        assertionResults: [],
      },
    ];
    expect(testOutcome(report({numPassedTests: 1, numFailedTests: 1, testResults}), 1)).toMatchObject({
      failures: [
        'model/crc.test.ts CRC is right\n    expected 1\n    to be 2',
        "model/gone.test.ts\n    Cannot find module './crc'",
      ],
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

  it('names the tests that failed, in groups too, with what went wrong and at most 12 lines of it', () => {
    const message = Array.from({length: 40}, (_, number) => `line ${number}`).join('\n');
    const place = {file: 'look/page.spec.ts', line: 12};
    const specs = [
      {...place, title: 'opens', ok: true, tests: [{results: [{errors: []}]}]},
      {
        ...place,
        title: 'is red',
        ok: false,
        tests: [{results: [{errors: [{message: 'blue', location: {line: 14}}]}]}],
      },
      {...place, title: 'talks', ok: false, tests: [{results: [{errors: [{message}]}]}]},
    ];
    const config = {rootDir: path.join(projectRoot, 'tests/browser')};
    const {failures} = testOutcome(
      report({stats, config, suites: [{suites: [{specs: specs.slice(0, 2)}]}, {specs: specs.slice(2)}]}),
      1,
    );
    expect(failures?.[0]).toBe('tests/browser/look/page.spec.ts:12 is red\n    line 14: blue');
    expect(failures?.[1]).toMatch(/^tests.*talks\n +line 0\n[\s\S]*\n +line 11$/);
  });

  it('fails when the run ended badly without a failed test', () => {
    expect(testOutcome(report({stats: {...stats, unexpected: 0}}), 1)).toMatchObject({
      failed: 1,
    });
  });
});
