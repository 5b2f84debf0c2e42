import {expect, it} from 'vitest';
import {buildCheck} from './checks';
import {
  type Check,
  type CheckResult,
  checkUnless,
  exitCode,
  failureLines,
  runChecks,
  summaryTable,
  totalLine,
} from './runChecks';

const check = (name: string, run: Check['run']): Check => ({name, run});
const result = (passed: number, failed: number): CheckResult => ({
  ...{name: 'x', passed, failed, start: 0, seconds: 1.25},
});

it('runs what comes after a failure, and after a check that throws', async () => {
  const printed: string[] = [];
  const results = await runChecks(
    [
      [
        [
          check('fails', () => Promise.resolve({passed: 0, failed: 1, details: 'the reason'})),
          check('throws', () => Promise.reject(new Error('out of order'))),
          check('throws at once', () => {
            throw new Error('not even begun');
          }),
          check('passes', (print) => {
            print('a line');
            return Promise.resolve({passed: 3, failed: 0, details: 'not worth printing'});
          }),
        ],
      ],
    ],
    (line) => printed.push(line),
  );
  expect(results.map(({name, passed, failed}) => [name, passed, failed])).toEqual([
    ['fails', 0, 1],
    ['throws', 0, 1],
    ['throws at once', 0, 1],
    ['passes', 3, 0],
  ]);
  const output = printed.join('\n');
  expect(output).toContain('the reason');
  expect(output).toContain('out of order');
  expect(output).toContain('not even begun');
  expect(output).toContain('  a line');
  expect(output).not.toContain('not worth printing');
});

it('runs lanes side by side, names whose line it is, and keeps the order of the results', async () => {
  const printed: string[] = [];
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const passed = {passed: 1, failed: 0};
  const waits = check('waits', () => opened.then(() => passed));
  const opens = check('opens', (print) => {
    print('a line');
    open();
    return Promise.resolve(passed);
  });
  const after = check('after', () => Promise.resolve(passed));
  const results = await runChecks([[[waits], [opens]], [[after]]], (line) => printed.push(line));
  expect(results.map(({name}) => name)).toEqual(['waits', 'opens', 'after']);
  expect(printed).toContain('  opens: a line');
  const last = printed.findIndex((line) => line.startsWith('✔ waits'));
  expect(printed.findIndex((line) => line.endsWith('▸ after'))).toBeGreaterThan(last);
});

it('adds up the counts', () => {
  expect(totalLine([result(1, 0), result(120, 3), result(0, 1)])).toBe('121 passed, 4 failed');
  expect(totalLine([result(1, 0), {...result(0, 0), skipped: 7}])).toBe('1 passed, 0 failed, 7 skipped');
});

it('names what failed after the counts: its tests, or the check', () => {
  const results = [
    {...result(5, 2), name: 'unit tests', failures: ['model/crc.test.ts CRC is right', 'model/gone.test.ts']},
    {...result(0, 1), name: 'lint'},
    result(3, 0),
  ];
  expect(failureLines(results)).toEqual([
    '✘ unit tests: model/crc.test.ts CRC is right',
    '✘ unit tests: model/gone.test.ts',
    '✘ lint',
  ]);
});

it('fails when anything failed, and when nothing ran', () => {
  expect(exitCode([result(1, 0), result(5, 0)])).toBe(0);
  expect(exitCode([result(1, 0), result(5, 1)])).toBe(1);
  expect(exitCode([])).toBe(1);
  expect(exitCode([{...result(0, 0), skipped: 7}])).toBe(1);
});

it('shows each check with counts, beginning, time and note, and what all took', () => {
  const later = {...result(3, 0), start: 61.4, seconds: 2};
  const table = summaryTable([{...result(12, 1), name: 'unit tests', note: '2 skipped'}, later]);
  expect(table).toMatch(/✘ \| unit tests +\| +12 \| +1 \| +0 s \| +1\.3 s \| 2 skipped/);
  expect(table).toMatch(/✔ \| x +\| +3 \| +0 \| +61 s \| +2\.0 s/);
  expect(table).toMatch(/all +\| +15 \| +1 \| +\| +63\.4 s \| +\|$/);
  expect(summaryTable([{...result(0, 0), skipped: 7}])).toMatch(/– \| x +\| +0 \| +0/);
});

it('fails a check that cannot run, and says why', async () => {
  const passes = check('x', () => Promise.resolve({passed: 3, failed: 0}));
  expect(await checkUnless(() => undefined, passes).run(() => {})).toEqual({passed: 3, failed: 0});
  expect(await checkUnless(() => 'no browser', passes).run(() => {})).toMatchObject({
    failed: 1,
    details: 'no browser',
  });
});

it('fails on a warning of the build, but keeps the site that it wrote', async () => {
  const build = buildCheck(() =>
    Promise.resolve({code: 0, warnings: ['[WARNING] broken anchor'], output: ''}),
  );
  expect(await build.run(() => {})).toEqual({passed: 0, failed: 1, note: '1 warning'});
  expect(build.hasBuilt()).toBe(true);
});

it('knows a build that failed, and one that is clean', async () => {
  const failed = buildCheck(() => Promise.resolve({code: 1, warnings: [], output: ''}));
  expect(await failed.run(() => {})).toMatchObject({failed: 1, note: 'the site was not built'});
  expect(failed.hasBuilt()).toBe(false);

  const clean = buildCheck(() => Promise.resolve({code: 0, warnings: [], output: ''}));
  expect(await clean.run(() => {})).toEqual({passed: 1, failed: 0});
  expect(clean.hasBuilt()).toBe(true);
});
