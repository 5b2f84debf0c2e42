import {brand} from './brand';
import type {Env} from './env';

/** What the monitoring agent has to know, or undefined when it is not configured. */
export function monitoringSettings({monitoring}: Env) {
  return monitoring && {...monitoring, service: `${brand.name} documentation`};
}
