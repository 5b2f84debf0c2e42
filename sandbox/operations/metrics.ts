import {badRequest} from '../http/ApiError';
import {invoicePdf} from '../invoice/invoicePdf';
import type {RequestCount, RequestLog} from '../store/RequestLog';
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

function defaultInterval(days: number): Interval {
  if (days === 1) return 'hour';
  return days <= 31 ? 'day' : 'month';
}

function monthBuckets(days: number, now: number): Bucket[] {
  const end = new Date(now);
  const start = new Date(now - (days - 1) * day);
  const count =
    (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth() + 1;
  const month = (offset: number) => Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + offset, 1);
  return Array.from({length: count}, (_, index) => ({from: month(index), to: month(index + 1)}));
}

function evenBuckets(length: number, count: number, now: number): Bucket[] {
  const newest = Math.floor(now / length) * length;
  return Array.from({length: count}, (_, index) => {
    const from = newest - (count - 1 - index) * length;
    return {from, to: from + length};
  });
}

/** The intervals of a metric, oldest first, the newest still running; throws 400 for more than 365 of them. */
function listBuckets({parameters, store}: Call): {interval: Interval; buckets: Bucket[]} {
  const days = parameters.days as number;
  const interval = (parameters.time_interval as Interval | undefined) ?? defaultInterval(days);
  if (interval === 'hour' && days * 24 > maxBuckets) {
    throw badRequest('time_interval hour allows days of at most 15.');
  }
  if (interval === 'month') return {interval, buckets: monthBuckets(days, store.now())};
  const [length, count] = interval === 'hour' ? [hour, days * 24] : [day, days];
  return {interval, buckets: evenBuckets(length, count, store.now())};
}

function requestFigures({total, succeeded}: RequestCount) {
  return {
    total_requests: total,
    success_rate: total === 0 ? 1 : Math.round((succeeded / total) * 1e6) / 1e6,
  };
}

function requestMetrics(call: Call, log: RequestLog) {
  const {buckets} = listBuckets(call);
  return {
    json: {
      ...requestFigures(log.count(buckets[0].from, Number.POSITIVE_INFINITY)),
      buckets: buckets.map(({from, to}) => ({
        timestamp: isoTime(from),
        ...requestFigures(log.count(from, to)),
      })),
    },
  };
}

/** Whether an environment filter leaves the devices of the organization in. */
function isWanted({organization, parameters}: Call): boolean {
  const filters = parameters.filter_tags as string[] | undefined;
  return !filters || filters.includes(`_env:${organization.details.org_type}`);
}

/** Number of devices with a packet in an interval, in milliseconds. */
function countActive({packets}: OrganizationRecord, {from, to}: Bucket): number {
  return new Set(packets.between(from - 0.001, to).map(({deviceId}) => deviceId)).size;
}

function packetMetrics(call: Call) {
  const {packets} = call.organization;
  const buckets = listBuckets(call).buckets.map(({from, to}) => ({
    timestamp: isoTime(from),
    total_packets: isWanted(call) ? packets.between(from - 0.001, to).length : 0,
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

/** The operations of the tag Platform metrics. */
export const metrics: Handlers = {
  'get-api-metrics': (call) => requestMetrics(call, call.organization.apiCalls),
  'get-webhook-metrics': (call) => requestMetrics(call, call.organization.deliveries),
  'get-packet-metrics': packetMetrics,
  'get-device-metrics': deviceMetrics,
};

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
    const invoice = found(organization.invoices.find((each) => each.invoice_id === parameters.invoice_id));
    return {pdf: invoicePdf(invoice, organization.details)};
  },

  'get-billing-usage': (call) => ({json: {usage: billingUsage(call)}}),
};
