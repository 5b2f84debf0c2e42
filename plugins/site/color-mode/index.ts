import type {Plugin} from '@docusaurus/types';
import {earlyScript} from './earlyScript';

/** Puts colour mode and schemes in force before the first paint. */
export default function colourModePlugin(): Plugin {
  return {
    name: 'color-mode',
    injectHtmlTags: () => ({preBodyTags: [{tagName: 'script', innerHTML: earlyScript()}]}),
  };
}
