import type {Plugin} from '@docusaurus/types';
import {firstChoice, modeChoices, modeKey, schemeKey, schemesOf, wantsContrast} from './shared/colorModes';

/**
 * The script that sets mode and schemes on the root element before anything is painted.
 *
 * It runs after the framework's own, which would follow the operating system at a first visit and does not
 * know a stored `system`. `?docusaurus-theme=light` in the address wins for that page load, as there. What
 * is stored but no longer exists counts as nothing stored.
 */
export function earlyScript(): string {
  return `(function () {
  var root = document.documentElement;
  function stored(key) {
    try { return localStorage.getItem(key); } catch (error) { return null; }
  }
  function known(value, values) {
    return values.indexOf(value) < 0 ? null : value;
  }
  var modes = ${JSON.stringify(modeChoices)};
  var asked = new URLSearchParams(location.search).get('docusaurus-theme');
  var choice = known(asked, modes) || known(stored('${modeKey}'), modes) || '${firstChoice}';
  var prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  root.setAttribute('data-theme-choice', choice);
  root.setAttribute('data-theme', choice !== 'system' ? choice : prefersDark ? 'dark' : 'light');
  var keys = ${JSON.stringify(schemeKey)}, schemes = ${JSON.stringify(schemesOf)};
  var byPreference = matchMedia('${wantsContrast}').matches ? 1 : 0;
  for (var mode in keys) {
    root.setAttribute('data-' + keys[mode], known(stored(keys[mode]), schemes[mode]) || schemes[mode][byPreference]);
  }
})();`;
}

/** Puts color mode and schemes in force before the first paint. */
export default function colorModePlugin(): Plugin {
  return {
    name: 'color-mode',
    injectHtmlTags: () => ({preBodyTags: [{tagName: 'script', innerHTML: earlyScript()}]}),
  };
}
