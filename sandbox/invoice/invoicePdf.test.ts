import {expect, it} from 'vitest';
import {writePdf} from './invoicePdf';

it('writes objects where the cross-reference table says, and a stream of the length it states', () => {
  const bytes = writePdf([{text: 'Total (net) \\ 480.25 € ü', x: 56, y: 760, size: 12}], 'Invoice');
  const text = new TextDecoder('latin1').decode(bytes);
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  expect(text.slice(table, table + 4)).toBe('xref');
  const offsets = [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) =>
    Number(offset),
  );
  expect(offsets).toHaveLength(7);
  for (const [index, offset] of offsets.entries()) {
    expect(text.slice(offset).startsWith(`${index + 1} 0 obj\n`)).toBe(true);
  }
  const stream = /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(text);
  expect(stream?.[2]).toHaveLength(Number(stream?.[1]));
  expect(stream?.[2]).toContain('(Total \\(net\\) \\\\ 480.25 ? ü)');
});
