import {useHistory, useLocation} from '@docusaurus/router';
import {useEffect} from 'react';

/** Pause after a change, in milliseconds; browsers refuse to be written to at every key. */
const pause = 300;

/**
 * Keeps what a tool shows in the hash of the address, which no server gets, in the place of the page's history entry.
 *
 * @param tool what the hash begins with, `packet-lab` in `#packet-lab?time=20454`; a hash that is a heading's id would
 *   make the page jump
 * @param parameters none for what the tool shows at first: then the hash is that of its heading
 */
export function useAddress(tool: string, parameters: URLSearchParams): void {
  const history = useHistory();
  /** Of the page that is shown: the history's is the next one's while that is loading. */
  const {pathname} = useLocation();
  const heading = `#${tool}`;
  const state = parameters.toString();
  useEffect(() => {
    const timer = setTimeout(() => {
      if (history.location.pathname !== pathname) return;
      const shown = window.location.hash;
      const hash = state ? `${heading}?${state}` : heading;
      if (shown === hash) return;
      if (state) history.replace({...history.location, hash});
      // The router would make the page jump to the heading.
      else if (shown.startsWith(`${heading}?`)) window.history.replaceState(window.history.state, '', hash);
    }, pause);
    return () => clearTimeout(timer);
  }, [history, pathname, heading, state]);
}

/** The parameters of a tool in the address of the page that is shown; none while the site is built. */
export function useParametersAtStart(tool: string): URLSearchParams {
  const {hash} = useHistory().location;
  const start = `#${tool}?`;
  return new URLSearchParams(hash.startsWith(start) ? hash.slice(start.length) : '');
}
