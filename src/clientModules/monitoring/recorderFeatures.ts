// Only sessions that are recorded load these: a replay needs the trace.
export {SessionReplay} from '@newrelic/browser-agent/features/session_replay';
export {SessionTrace} from '@newrelic/browser-agent/features/session_trace';
