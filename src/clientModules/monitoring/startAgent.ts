import settings from '@generated/monitoring/default/settings.json';
import {Ajax} from '@newrelic/browser-agent/features/ajax';
import {GenericEvents} from '@newrelic/browser-agent/features/generic_events';
import {JSErrors} from '@newrelic/browser-agent/features/jserrors';
import {PageViewEvent} from '@newrelic/browser-agent/features/page_view_event';
import {PageViewTiming} from '@newrelic/browser-agent/features/page_view_timing';
import {Agent} from '@newrelic/browser-agent/loaders/agent';
import {agentOptions} from './agentOptions';
import {drawSession} from './drawSession';
import {logFailure} from './logFailure';
import {stripReplayEvent} from './stripSecrets';

export type ReportAction = (name: string, attributes: Record<string, string>) => void;

/** What of the agent its types leave out. */
interface StartedAgent {
  ee: {on(event: string, listener: (event: unknown) => void): void};
  features: {session_replay: {importRecorder(): Promise<unknown>}};
  addPageAction: ReportAction;
  recordReplay(): void;
}

/**
 * Starts the agent, and a recording in the sessions that were drawn for one.
 *
 * Pages opened without a load are reported by us: the agent's feature for that would send what is in a clicked input.
 */
export async function startAgent(): Promise<ReportAction> {
  const session = drawSession();
  const recorder = session.isReplayed ? Object.values(await import('./recorderFeatures')) : [];
  const features = [PageViewEvent, PageViewTiming, JSErrors, Ajax, GenericEvents, ...recorder];
  const options = agentOptions(settings, session, location.hostname);
  const agent = new Agent({...options, features}) as unknown as StartedAgent;
  if (session.isReplayed) record(agent).catch(logFailure);
  return (name, attributes) => agent.addPageAction(name, attributes);
}

async function record(agent: StartedAgent): Promise<void> {
  // The agent stores events as text and compresses them: after this it is too late to look through them.
  agent.ee.on('rrweb-data', stripReplayEvent);
  await agent.features.session_replay.importRecorder();
  // Whatever rate the provider is set to, ours counts.
  agent.recordReplay();
}
