import {toBarePath} from './toBarePath';

/*
 * A host that does not move `/docs/intro.html` to `/docs/intro` delivers the page under both. The framework finds the
 * page's route, but takes the address as it is for everything else, such as the canonical link. This runs before it
 * reads the address.
 */
if (typeof window !== 'undefined') {
  const {pathname, search, hash} = window.location;
  const bare = toBarePath(pathname);
  if (bare !== pathname) window.history.replaceState(window.history.state, '', `${bare}${search}${hash}`);
}
