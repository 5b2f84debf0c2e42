import type {Monitoring} from '@site/config/env';

/** What the agent has to know; reaches the browser in a chunk that is loaded together with the agent. */
export interface MonitoringSettings extends Monitoring {
  /** What the data is listed under. */
  service: string;
}
