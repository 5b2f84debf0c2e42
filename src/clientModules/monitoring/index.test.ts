import {afterEach, beforeEach, expect, it, vi} from 'vitest';

const startAgent = vi.hoisted(() => vi.fn());
vi.mock('./startAgent', () => ({startAgent}));

/** The parts of a browser that the loader looks at. */
interface Browser {
  window: EventTarget & Record<string, unknown>;
  document: {readyState: string};
}

function openBrowser(signals: {readyState?: string; globalPrivacyControl?: boolean} = {}): Browser {
  const navigator = {globalPrivacyControl: signals.globalPrivacyControl ?? false};
  const window = Object.assign(new EventTarget(), {navigator}) as unknown as Browser['window'];
  const document = {readyState: signals.readyState ?? 'complete'};
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('fetch', vi.fn());
  return {window, document};
}

/** Makes the browser wait for an idle moment, which comes when the test says. */
function idleOnCall(window: Browser['window']): () => void {
  const waiting: (() => void)[] = [];
  window.requestIdleCallback = (callback: () => void) => waiting.push(callback);
  return () => {
    for (const callback of waiting.splice(0)) callback();
  };
}

const loadModule = () => import('./index');
const turns = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  vi.resetModules();
  startAgent.mockReset().mockResolvedValue(vi.fn());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('starts the agent after the page has loaded, when the browser is idle', async () => {
  const {window, document} = openBrowser({readyState: 'loading'});
  const beIdle = idleOnCall(window);
  await loadModule();
  beIdle();
  await turns();
  expect(startAgent).not.toHaveBeenCalled();
  document.readyState = 'complete';
  window.dispatchEvent(new Event('load'));
  await turns();
  expect(startAgent).not.toHaveBeenCalled();
  beIdle();
  await expect.poll(() => startAgent.mock.calls.length).toBe(1);
});

it('waits for a timer of no length where the browser tells of no idle moment', async () => {
  openBrowser();
  const timer = vi.fn();
  vi.stubGlobal('setTimeout', timer);
  await loadModule();
  expect(timer).toHaveBeenCalledOnce();
  const [callback, delay] = timer.mock.calls[0];
  expect(delay ?? 0).toBe(0);
  vi.unstubAllGlobals();
  expect(startAgent).not.toHaveBeenCalled();
  callback();
  await expect.poll(() => startAgent.mock.calls.length).toBe(1);
});

it.each(['fetch', 'navigator', 'document'])('starts nothing in a browser without %s', async (name) => {
  const {window} = openBrowser();
  const beIdle = idleOnCall(window);
  vi.stubGlobal(name, undefined);
  await loadModule();
  beIdle();
  await turns();
  expect(startAgent).not.toHaveBeenCalled();
});

it('starts nothing where the browser refuses', async () => {
  const {window} = openBrowser({globalPrivacyControl: true});
  const beIdle = idleOnCall(window);
  await loadModule();
  beIdle();
  await turns();
  expect(startAgent).not.toHaveBeenCalled();
});

it.each(['development', 'production'])(
  'takes no actions from an agent that does not start in %s',
  async (mode) => {
    vi.stubEnv('NODE_ENV', mode);
    const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
    startAgent.mockRejectedValue(new Error('refused'));
    const {window} = openBrowser();
    const beIdle = idleOnCall(window);
    const {onRouteDidUpdate} = await loadModule();
    const {announceAction} = await import('./pageAction');
    beIdle();
    await expect.poll(() => announceAction({name: 'a', attributes: {}})).toBe(false);
    const at = (pathname: string) =>
      ({pathname}) as Parameters<NonNullable<typeof onRouteDidUpdate>>[0]['location'];
    onRouteDidUpdate?.({location: at('/a'), previousLocation: null});
    expect(() => onRouteDidUpdate?.({location: at('/b'), previousLocation: at('/a')})).not.toThrow();
    await turns();
    expect(said).toHaveBeenCalledTimes(mode === 'development' ? 1 : 0);
  },
);

it('reports what readers do, and pages that are opened without a load', async () => {
  const report = vi.fn();
  startAgent.mockResolvedValue(report);
  const {window} = openBrowser();
  const beIdle = idleOnCall(window);
  const {onRouteDidUpdate} = await loadModule();
  const {announceAction} = await import('./pageAction');
  expect(announceAction({name: 'pageVote', attributes: {helpful: 'no'}})).toBe(true);
  const at = (pathname: string) =>
    ({pathname}) as Parameters<NonNullable<typeof onRouteDidUpdate>>[0]['location'];
  onRouteDidUpdate?.({location: at('/a'), previousLocation: null});
  // The reader was on the way to another page, which had not come yet.
  onRouteDidUpdate?.({location: at('/b'), previousLocation: at('/c')});
  onRouteDidUpdate?.({location: at('/b'), previousLocation: at('/b')});
  beIdle();
  await expect.poll(() => report.mock.calls.length).toBe(2);
  expect(report.mock.calls).toEqual([
    ['pageVote', {helpful: 'no'}],
    ['routeChange', {path: '/b', from: '/a'}],
  ]);
});
