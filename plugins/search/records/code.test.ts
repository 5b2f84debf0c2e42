import {describe, expect, it} from 'vitest';
import {findableCode, splitCode} from './code';

const program = `#include <skerry.h>\n\nint main(void)\n{\n${'\tskerry_run(10);\n'.repeat(20)}\treturn 0;\n}\n`;

it('keeps a command as it stands', () => {
  expect(findableCode('npm run sandbox -- --port 4010', new Set())).toBe('npm run sandbox -- --port 4010');
});

it('keeps the names of a program, each once in a page', () => {
  const known = new Set<string>();
  findableCode('return', known);
  expect(findableCode(program, known)).toBe('include, skerry.h, int, main, void, skerry_run');
  expect(findableCode(program, known)).toBe('');
});

describe('splitCode', () => {
  it('keeps code of an ordinary length whole, with blank lines and indentation inside', () => {
    expect(splitCode('\nint a;\n\n  int b;\n')).toEqual(['int a;\n\n  int b;']);
    expect(splitCode(' \n\n')).toEqual([]);
  });

  it('cuts long code between lines, and loses none', () => {
    const lines = Array.from({length: 300}, (_, number) => `call_number_${number}();`);
    const pieces = splitCode(lines.join('\n'));
    expect(pieces.length).toBeGreaterThan(1);
    for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(2_000);
    expect(pieces.join('\n').split('\n')).toEqual(lines);
  });

  it('cuts a line that is longer than a record may be', () => {
    const pieces = splitCode(`before\n${'0123456789'.repeat(450)}\nafter`);
    for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(2_000);
    expect(pieces.join('').replace(/\D/g, '')).toBe('0123456789'.repeat(450));
    expect(pieces[0]).toBe('before');
    expect(pieces.at(-1)).toMatch(/after$/);
  });

  it('cuts no character in two', () => {
    for (const piece of splitCode('😀'.repeat(3_000))) expect(piece).toMatch(/^😀+$/u);
  });
});
