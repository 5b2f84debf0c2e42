import {expect, it} from 'vitest';
import {parseFenceOptions, takeMarkers} from './fenceOptions';

it('reads title, line numbers and ranges', () => {
  expect(parseFenceOptions('title="src/{1}.c" showLineNumbers=7 {2,4-5}')).toEqual({
    title: 'src/{1}.c',
    lineNumbersStart: 7,
    highlighted: new Set([1, 3, 4]),
  });
});

it('has neither numbers nor highlights without being asked', () => {
  expect(parseFenceOptions('')).toEqual({
    title: undefined,
    lineNumbersStart: undefined,
    highlighted: new Set(),
  });
});

it('takes marker comments out and counts lines without them', () => {
  const code = [
    'a',
    '// highlight-next-line',
    'b',
    '# highlight-start',
    'c',
    'd',
    '# highlight-end',
    'e',
  ].join('\n');
  expect(takeMarkers(code)).toEqual({
    code: 'a\nb\nc\nd\ne',
    marks: new Map([1, 2, 3].map((line) => [line, 'highlighted'])),
  });
});

it('takes diff marks of any language out', () => {
  const code = [
    '// diff-remove',
    'a',
    '-- diff-add',
    'b',
    '# diff-add-start',
    'c',
    'd',
    '# diff-add-end',
    '# highlight',
    '// the diff-add of e',
  ].join('\n');
  expect(takeMarkers(code)).toEqual({
    code: 'a\nb\nc\nd\n# highlight\n// the diff-add of e',
    marks: new Map([
      [0, 'deleted'],
      [1, 'inserted'],
      [2, 'inserted'],
      [3, 'inserted'],
    ]),
  });
});
