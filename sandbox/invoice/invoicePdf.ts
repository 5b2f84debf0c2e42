import type {Invoice, Organization} from '../store/Store';

/** Text as a PDF string: a backslash before what has a meaning there, and a question mark for what Latin-1 lacks. */
function literal(text: string): string {
  return `(${text.replace(/[^\x20-\x7e\xa0-\xff]/g, '?').replace(/[\\()]/g, '\\$&')})`;
}

/** One line of text on a page of A4, in points from its lower left corner; the font F2 is bold. */
function textLine(text: string, x: number, y: number, size: number, font: 'F1' | 'F2' = 'F1'): string {
  return `BT /${font} ${size} Tf ${x} ${y} Td ${literal(text)} Tj ET`;
}

function font(name: string): string {
  return `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
}

/** The bytes of a PDF document with one page of text in Helvetica. */
function writePdf(content: string, title: string): Uint8Array<ArrayBuffer> {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ' +
      '/Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${literal(title)} >>`,
  ];
  // Bytes above 127 in the second line tell programs that the file is binary.
  let text = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

export function invoicePdf(invoice: Invoice, {name, address = {}}: Organization): Uint8Array<ArrayBuffer> {
  const recipient = [
    name,
    address.street_address,
    address.street_address_line_two,
    [address.city, address.state].filter(Boolean).join(', '),
  ].filter(Boolean);
  const rows: [string, string][] = [
    ['Invoice number', invoice.invoice_number],
    ['Issued', invoice.issue_timestamp.slice(0, 10)],
    ['Due', invoice.due_timestamp.slice(0, 10)],
    ['Status', invoice.status],
    ['Total', invoice.total_balance.toFixed(2)],
    ['Remaining', invoice.remaining_balance.toFixed(2)],
  ];
  const lines = [
    textLine('Invoice', 56, 760, 24, 'F2'),
    ...recipient.map((text, index) => textLine(String(text), 56, 720 - index * 16, 11)),
    ...rows.flatMap(([label, value], index) => [
      textLine(label, 56, 620 - index * 20, 11, 'F2'),
      textLine(value, 200, 620 - index * 20, 11),
    ]),
    textLine('A made-up document of the sandbox. Nothing is to be paid.', 56, 80, 9),
  ];
  return writePdf(lines.join('\n'), `Invoice ${invoice.invoice_number}`);
}
