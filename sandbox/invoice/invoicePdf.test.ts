import {expect, it} from 'vitest';
import {invoicePdf} from './invoicePdf';

it('writes objects where the cross-reference table says, and a stream of the length it states', () => {
  const invoice = {
    invoice_id: '1',
    invoice_number: '2026-000001',
    issue_timestamp: '2026-11-01T00:00:00Z',
    due_timestamp: '2026-12-01T00:00:00Z',
    status: 'PENDING',
    total_balance: 480.25,
    remaining_balance: 0,
  } as const;
  const organization = {name: 'Total (net) \\ 480.25 € ü', org_id: '2', org_type: 'production'} as const;
  const bytes = invoicePdf(invoice, organization);
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
