import type {Plugin} from '@docusaurus/types';
import {earlyScript} from './earlyScript';

/** Puts color mode and schemes in force before the first paint. */
export default function colorModePlugin(): Plugin {
  return {
    name: 'color-mode',
    injectHtmlTags: () => ({preBodyTags: [{tagName: 'script', innerHTML: earlyScript()}]}),
  };
}
