import type {Plugin} from '@docusaurus/types';
import {failedScripts, reloadMark} from './shared/reloadMark';

/**
 * The script in each page's head that hears of a script of the page itself which does not load: after a deploy its
 * file may be gone, and only the address still leads to the page that takes its place.
 *
 * It does in small what `shared/reloadMark.ts` does for the pages that are loaded later, since when it runs no other
 * script may ever come. Scripts that are added to a page later have no `defer`.
 */
export const earlyScript = `addEventListener('error', function (event) {
  var script = event.target;
  if (!script || script.tagName !== 'SCRIPT' || !script.defer) return;
  document.documentElement.setAttribute('${failedScripts.name}', '${failedScripts.value}');
  var state = history.state || {};
  if (state.${reloadMark} || !navigator.onLine) return;
  state.${reloadMark} = true;
  history.replaceState(state, '');
  location.reload();
}, true);`;

/** Brings a tab that was opened before a deploy to the page it asks for; see README.md. */
export default function deployRecoveryPlugin(): Plugin {
  return {
    name: 'deploy-recovery',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: earlyScript}]}),
  };
}
