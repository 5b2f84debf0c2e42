import {expect, it} from 'vitest';
import {findableCode} from './findableCode';

const program = `#include <skerry.h>\n\nint main(void)\n{\n${'\tskerry_run(10);\n'.repeat(20)}\treturn 0;\n}\n`;

it('keeps a command as it stands', () => {
  expect(findableCode('npm run sandbox -- --port 4010', new Set())).toBe('npm run sandbox -- --port 4010');
});

it('keeps the names of a program, each once in a page', () => {
  const known = new Set<string>();
  findableCode('return', known);
  expect(findableCode(program, known)).toBe('include skerry.h int main void skerry_run');
  expect(findableCode(program, known)).toBe('');
});
