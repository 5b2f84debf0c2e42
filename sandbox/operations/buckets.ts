import {badRequest} from '../http/ApiError';
import type {Call} from './Handler';

/** One interval of a metric, in milliseconds; the end is not included. */
export interface Bucket {
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
export function listBuckets({parameters, store}: Call): {interval: Interval; buckets: Bucket[]} {
  const days = parameters.days as number;
  const interval = (parameters.time_interval as Interval | undefined) ?? defaultInterval(days);
  if (interval === 'hour' && days * 24 > maxBuckets) {
    throw badRequest('time_interval hour allows days of at most 15.');
  }
  if (interval === 'month') return {interval, buckets: monthBuckets(days, store.now())};
  const [length, count] = interval === 'hour' ? [hour, days * 24] : [day, days];
  return {interval, buckets: evenBuckets(length, count, store.now())};
}
