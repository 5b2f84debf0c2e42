import {failedScripts, reloadMark} from './shared/reloadMark';

/**
 * The script in each page's head that hears of a script of the page itself which does not load: after a deploy its
 * file may be gone, and only the address still leads to the page that takes its place.
 *
 * It does in small what `shared/reloadMark.ts` does for the pages that are loaded later, since when it runs no other
 * script may ever come. Scripts that are added to a page later have no `defer`.
 */
export function earlyScript(): string {
  return `addEventListener('error', function (event) {
  var script = event.target;
  if (!script || script.tagName !== 'SCRIPT' || !script.defer) return;
  document.documentElement.setAttribute('${failedScripts.name}', '${failedScripts.value}');
  var state = history.state || {};
  if (state.${reloadMark} || !navigator.onLine) return;
  state.${reloadMark} = true;
  history.replaceState(state, '');
  location.reload();
}, true);`;
}
