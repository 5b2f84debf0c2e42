import type {Invoice, Organization} from '../store/Store';
import {type TextLine, writePdf} from './writePdf';

function amount(value: number): string {
  return value.toFixed(2);
}

/** The PDF document of an invoice. */
export function invoicePdf(invoice: Invoice, organization: Organization): Uint8Array<ArrayBuffer> {
  const address = organization.address ?? {};
  const recipient = [
    organization.name,
    address.street_address,
    address.street_address_line_two,
    [address.city, address.state].filter(Boolean).join(', '),
  ].filter(Boolean);
  const rows: [string, string][] = [
    ['Invoice number', invoice.invoice_number],
    ['Issued', invoice.issue_timestamp.slice(0, 10)],
    ['Due', invoice.due_timestamp.slice(0, 10)],
    ['Status', invoice.status],
    ['Total', amount(invoice.total_balance)],
    ['Remaining', amount(invoice.remaining_balance)],
  ];
  const lines: TextLine[] = [
    {text: 'Invoice', x: 56, y: 760, size: 24, bold: true},
    ...recipient.map((text, index) => ({text: String(text), x: 56, y: 720 - index * 16, size: 11})),
    ...rows.flatMap(([name, value], index) => [
      {text: name, x: 56, y: 620 - index * 20, size: 11, bold: true},
      {text: value, x: 200, y: 620 - index * 20, size: 11},
    ]),
    {text: 'A made-up document of the sandbox. Nothing is to be paid.', x: 56, y: 80, size: 9},
  ];
  return writePdf(lines, `Invoice ${invoice.invoice_number}`);
}
