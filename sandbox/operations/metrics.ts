import {badRequest} from '../http/ApiError';
import {invoicePdf} from '../invoice/invoicePdf';
import type {RequestLog} from '../store/RequestLog';
import {isoTime} from '../store/createStore';
import type {OrganizationRecord} from '../store/Store';
import {type Call, found, type Handlers} from './Handler';

/** One interval of a metric, in milliseconds; the end is not included. */
interface Bucket {
  from: number;
  to: number;
}

type Interval = 'hour' | 'day' | 'month';

const hour = 3_600_000;
const day = 24 * hour;
const maxBuckets = 365;

/** The beginning of the month of a time, or of one so many months later. */
function monthOf(time: number, later = 0): number {
  const date = new Date(time);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later, 1);
}

function monthBuckets(days: number, now: number): Bucket[] {
  const buckets: Bucket[] = [];
  for (let from = monthOf(now - (days - 1) * day); from <= now; from = monthOf(from, 1)) {
    buckets.push({from, to: monthOf(from, 1)});
  }
  return buckets;
}

function evenBuckets(length: number, count: number, now: number): Bucket[] {
  const first = (Math.floor(now / length) + 1 - count) * length;
  return Array.from({length: count}, (_, index) => ({
    from: first + index * length,
    to: first + (index + 1) * length,
  }));
}

/** The intervals of a metric, oldest first, the newest still running; throws 400 for more than 365 of them. */
function listBuckets({parameters, store}: Call): {interval: Interval; buckets: Bucket[]} {
  const days = parameters.days as number;
  const usual = days === 1 ? 'hour' : days <= 31 ? 'day' : 'month';
  const interval = (parameters.time_interval as Interval | undefined) ?? usual;
  if (interval === 'hour' && days * 24 > maxBuckets) {
    throw badRequest('time_interval hour allows days of at most 15.');
  }
  if (interval === 'month') return {interval, buckets: monthBuckets(days, store.now())};
  const [length, count] = interval === 'hour' ? [hour, days * 24] : [day, days];
  return {interval, buckets: evenBuckets(length, count, store.now())};
}

function requestMetrics(call: Call, log: RequestLog) {
  const figures = (from: number, to: number) => {
    const {total, succeeded} = log.count(from, to);
    const rate = total === 0 ? 1 : Math.round((succeeded / total) * 1e6) / 1e6;
    return {total_requests: total, success_rate: rate};
  };
  const {buckets} = listBuckets(call);
  return {
    json: {
      ...figures(buckets[0].from, Number.POSITIVE_INFINITY),
      buckets: buckets.map(({from, to}) => ({timestamp: isoTime(from), ...figures(from, to)})),
    },
  };
}

/** Whether an environment filter leaves the devices of the organization in. */
function isWanted({organization, parameters}: Call): boolean {
  const filters = parameters.filter_tags as string[] | undefined;
  return !filters || filters.includes(`_env:${organization.details.org_type}`);
}

function packetsIn({packets}: OrganizationRecord, {from, to}: Bucket) {
  return packets.between(from - 0.001, to);
}

function countActive(organization: OrganizationRecord, bucket: Bucket): number {
  return new Set(packetsIn(organization, bucket).map(({deviceId}) => deviceId)).size;
}

function packetMetrics(call: Call) {
  const buckets = listBuckets(call).buckets.map((bucket) => ({
    timestamp: isoTime(bucket.from),
    total_packets: isWanted(call) ? packetsIn(call.organization, bucket).length : 0,
  }));
  const total_packets = buckets.reduce((sum, bucket) => sum + bucket.total_packets, 0);
  return {json: {total_packets, buckets}};
}

function deviceMetrics(call: Call) {
  const {organization, store} = call;
  const {interval, buckets} = listBuckets(call);
  const devices = isWanted(call) ? [...organization.devices.values()] : [];
  const firstHeard = new Map<string, number>();
  for (const {deviceId, received} of organization.packets.between(0)) {
    if (!firstHeard.has(deviceId)) firstHeard.set(deviceId, received);
  }
  const registeredBefore = (time: number) => devices.filter(({created_ts}) => created_ts * 1000 < time);
  const neverHeard = (time: number) =>
    registeredBefore(time).filter(({id}) => (firstHeard.get(id) ?? Number.POSITIVE_INFINITY) >= time).length;
  const isEmpty = ({to}: Bucket) => interval !== 'hour' && to > store.now();
  const active = (bucket: Bucket) => (devices.length > 0 ? countActive(organization, bucket) : 0);
  const now = store.now() + 1;
  return {
    json: {
      buckets: buckets.map((bucket) => ({
        timestamp: isoTime(bucket.from),
        registered_devices: isEmpty(bucket) ? 0 : registeredBefore(bucket.to).length,
        active_devices: isEmpty(bucket) ? 0 : active(bucket),
        never_active_devices: isEmpty(bucket) ? 0 : neverHeard(bucket.to),
      })),
      total_registered_devices: devices.length,
      total_active_devices: active({from: buckets[0].from, to: now}),
      total_never_active_devices: neverHeard(now),
    },
  };
}

/** Full days of the last 30 days, then the two months that they touch. */
function billingUsage({organization, store}: Call) {
  if (organization.details.org_type === 'sandbox') return [];
  const now = store.now();
  const usage = (usage_type: string, from: number, to: number) => ({
    usage_timestamp: isoTime(from),
    usage_type,
    usage_value: countActive(organization, {from, to}),
  });
  return [
    ...evenBuckets(day, 30, now - day).map(({from, to}) => usage('Daily Active Devices', from, to)),
    ...[-1, 0].map((one) => usage('Monthly Active Devices', monthOf(now, one), monthOf(now, one + 1))),
  ];
}

export const metrics: Handlers = {
  'get-api-metrics': (call) => requestMetrics(call, call.organization.apiCalls),
  'get-webhook-metrics': (call) => requestMetrics(call, call.organization.deliveries),
  'get-packet-metrics': packetMetrics,
  'get-device-metrics': deviceMetrics,
};

export const billing: Handlers = {
  'get-recent-invoices': ({organization}) => ({json: {invoices: organization.invoices}}),

  'get-invoice-pdf': ({organization, parameters}) => {
    const invoice = found(organization.invoices.find((each) => each.invoice_id === parameters.invoice_id));
    return {pdf: invoicePdf(invoice, organization.details)};
  },

  'get-billing-usage': (call) => ({json: {usage: billingUsage(call)}}),
};
