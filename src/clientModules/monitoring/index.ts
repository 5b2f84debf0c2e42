/*
 * Real-user monitoring. This is all of it that comes with a page: it loads the agent once the page is at rest, and
 * passes on what readers do there. Only a build with monitoring configured has it.
 */
import type {ClientModule} from '@docusaurus/types';
import {logFailure} from './logFailure';
import {type PageAction, pageActionEvent} from './pageAction';
import {refusesMonitoring} from './refusesMonitoring';
import type {ReportAction} from './startAgent';

const isPossible =
  typeof fetch !== 'undefined' && typeof navigator !== 'undefined' && typeof document !== 'undefined';

let isTaken = true;

/** What has to be reported waits for the agent, and is forgotten where there is none. */
const agent = isPossible && !refusesMonitoring(navigator) ? atRest().then(load) : undefined;

/** Resolves after the page has loaded, when the browser has nothing else to do. */
function atRest(): Promise<void> {
  return new Promise((resolve) => {
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    const wait = () => whenIdle(() => resolve());
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait);
  });
}

/** Never rejects. */
async function load(): Promise<ReportAction | undefined> {
  try {
    return await (await import('./startAgent')).startAgent();
  } catch (error) {
    isTaken = false;
    logFailure(error);
  }
}

function report({name, attributes}: PageAction): void {
  void agent?.then((send) => send?.(name, attributes));
}

if (agent) {
  window.addEventListener(pageActionEvent, (event) => {
    if (isTaken) event.preventDefault();
    report((event as CustomEvent<PageAction>).detail);
  });
}

/** Path of the page that is shown: the router's previous location may be one whose page had not come yet. */
let shown = '';

/** Reports a page that was opened without a load; the loads themselves are reported by the agent. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location: {pathname}}) => {
  if (shown && shown !== pathname) report({name: 'routeChange', attributes: {path: pathname, from: shown}});
  shown = pathname;
};
