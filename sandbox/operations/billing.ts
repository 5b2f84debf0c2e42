import {notFound} from '../http/ApiError';
import {invoicePdf} from '../invoice/invoicePdf';
import {isoTime} from '../store/seedInvoices';
import type {Bucket} from './buckets';
import type {Call, Handlers} from './Handler';
import {countActive} from './metrics';

const day = 86_400_000;

function usageRecord({organization}: Call, usage_type: string, bucket: Bucket) {
  return {
    usage_timestamp: isoTime(bucket.from),
    usage_type,
    usage_value: countActive(organization, bucket),
  };
}

/** Full days of the last 30 days, then the two months that they touch. */
function billingUsage(call: Call) {
  if (call.organization.details.org_type === 'sandbox') return [];
  const now = call.store.now();
  const today = Math.floor(now / day) * day;
  const days = Array.from({length: 30}, (_, index) => today - (30 - index) * day);
  const date = new Date(now);
  const month = (offset: number) => Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + offset, 1);
  return [
    ...days.map((from) => usageRecord(call, 'Daily Active Devices', {from, to: from + day})),
    ...[-1, 0].map((offset) =>
      usageRecord(call, 'Monthly Active Devices', {from: month(offset), to: month(offset + 1)}),
    ),
  ];
}

/** The operations of the tag Billing. */
export const billing: Handlers = {
  'get-recent-invoices': ({organization}) => ({json: {invoices: organization.invoices}}),

  'get-invoice-pdf': ({organization, parameters}) => {
    const invoice = organization.invoices.find(({invoice_id}) => invoice_id === parameters.invoice_id);
    if (!invoice) throw notFound();
    return {pdf: invoicePdf(invoice, organization.details)};
  },

  'get-billing-usage': (call) => ({json: {usage: billingUsage(call)}}),
};
