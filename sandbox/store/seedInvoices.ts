import {exampleIds} from './exampleIds';
import type {Invoice} from './Store';

/** An ISO time without milliseconds, as the API writes it. */
export function isoTime(time: number): string {
  return new Date(time).toISOString().replace('.000Z', 'Z');
}

/**
 * An open invoice of this month and a paid one of the month before; `now` is in milliseconds.
 *
 * A sandbox organization costs nothing: its invoices are over 0, so that every operation has something to answer.
 */
export function seedInvoices(now: number, isBilled: boolean): Invoice[] {
  const date = new Date(now);
  const invoice = (monthsBack: number) => {
    const issued = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - monthsBack, 1);
    return {
      issue_timestamp: isoTime(issued),
      due_timestamp: isoTime(issued + 30 * 86_400_000),
      year: new Date(issued).getUTCFullYear(),
    };
  };
  const {year, ...current} = invoice(0);
  const {year: earlierYear, ...earlier} = invoice(1);
  return [
    {
      invoice_id: exampleIds.pendingInvoice,
      invoice_number: `${year}-000012`,
      ...current,
      status: 'PENDING',
      total_balance: isBilled ? 480.25 : 0,
      remaining_balance: isBilled ? 480.25 : 0,
    },
    {
      invoice_id: exampleIds.paidInvoice,
      invoice_number: `${earlierYear}-000007`,
      ...earlier,
      status: 'COMPLETED',
      total_balance: isBilled ? 455.75 : 0,
      remaining_balance: 0,
    },
  ];
}
