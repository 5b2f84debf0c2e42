import {brand} from './brand';
import type {Env} from './env';

/** What the monitoring agent has to know, or undefined when it is not configured. */
export function monitoringSettings({monitoring}: Env) {
  return monitoring && {...monitoring, service: `${brand.name} documentation`};
}

/** Reaches the browser in a chunk that is loaded together with the agent. */
export type MonitoringSettings = NonNullable<ReturnType<typeof monitoringSettings>>;
