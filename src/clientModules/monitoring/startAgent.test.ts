import {createRandom} from '@site/sandbox/store/Random';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';

/** An agent that was started in a session, and whether it was told to record it. */
interface Started {
  features: string[];
  visit: string;
  isRecorded: boolean;
}

const started = vi.hoisted((): Started[] => []);

vi.mock('@generated/monitoring/default/settings.json', () => ({
  default: {
    service: 'docs',
    licenseKey: 'NRJS-test',
    applicationId: '601',
    release: '1',
    collector: 'c.example',
  },
}));
vi.mock('@newrelic/browser-agent/features/ajax', () => ({Ajax: 'ajax'}));
vi.mock('@newrelic/browser-agent/features/generic_events', () => ({GenericEvents: 'generic_events'}));
vi.mock('@newrelic/browser-agent/features/jserrors', () => ({JSErrors: 'jserrors'}));
vi.mock('@newrelic/browser-agent/features/page_view_event', () => ({PageViewEvent: 'page_view_event'}));
vi.mock('@newrelic/browser-agent/features/page_view_timing', () => ({PageViewTiming: 'page_view_timing'}));
vi.mock('./recorderFeatures', () => ({SessionReplay: 'session_replay', SessionTrace: 'session_trace'}));
vi.mock('@newrelic/browser-agent/loaders/agent', () => ({
  Agent: class {
    ee = {on: () => undefined};
    features = {session_replay: {importRecorder: () => Promise.resolve()}};
    started: Started;
    constructor(options: {features: string[]; info: {jsAttributes: Record<string, string>}}) {
      const visit = options.info.jsAttributes['visit.id'] ?? '';
      this.started = {features: options.features, visit, isRecorded: false};
      started.push(this.started);
    }
    recordReplay(): void {
      this.started.isRecorded = true;
    }
  },
}));

/** Gives the tab a storage of its own, and so a session. */
function openTab(): void {
  const content = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => content.get(key) ?? null,
    setItem: (key: string, value: string) => void content.set(key, value),
  });
}

beforeEach(() => {
  vi.resetModules();
  started.length = 0;
  vi.stubGlobal('location', {hostname: 'docs.example'});
  vi.spyOn(Math, 'random').mockImplementation(createRandom(20_261).number);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('monitors each of 1,000 sessions, and records those that were drawn, on all their pages', async () => {
  const {startAgent} = await import('./startAgent');
  for (let session = 0; session < 1_000; session++) {
    openTab();
    await startAgent();
    await startAgent();
  }
  expect(started).toHaveLength(2_000);
  expect(new Set(started.map(({visit}) => visit)).size).toBe(1_000);
  const pages = started.filter((_, index) => index % 2 === 0);
  const recorded = pages.filter(({isRecorded}) => isRecorded);
  // Of a fair draw of 200, 99.9 percent lie within 3.29 standard deviations, 41.6.
  expect(recorded.length).toBeGreaterThanOrEqual(159);
  expect(recorded.length).toBeLessThanOrEqual(241);
  for (const [index, page] of pages.entries()) {
    expect(started[index * 2 + 1]).toEqual(page);
    expect(page.features.includes('session_replay')).toBe(page.isRecorded);
    expect(page.features).toEqual(
      expect.arrayContaining(['page_view_event', 'page_view_timing', 'jserrors', 'ajax']),
    );
  }
});
