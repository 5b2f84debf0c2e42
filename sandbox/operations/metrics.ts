import type {RequestCount, RequestLog} from '../store/RequestLog';
import {isoTime} from '../store/seedInvoices';
import type {OrganizationRecord} from '../store/Store';
import {type Bucket, listBuckets} from './buckets';
import type {Call, Handlers} from './Handler';

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
export function countActive({packets}: OrganizationRecord, {from, to}: Bucket): number {
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

/** The operations of the tag Platform Metrics. */
export const metrics: Handlers = {
  'get-api-metrics': (call) => requestMetrics(call, call.organization.apiCalls),
  'get-webhook-metrics': (call) => requestMetrics(call, call.organization.deliveries),
  'get-packet-metrics': packetMetrics,
  'get-device-metrics': deviceMetrics,
};
