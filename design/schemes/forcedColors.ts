import {dark} from './dark';
import type {Scheme} from './Scheme';

/**
 * The reader's own colors, for when the system forces its palette.
 *
 * Browsers replace text and backgrounds by themselves, but neither the strokes and fills of drawings nor
 * gradients; these are the system's names for what each of them is.
 */
export const forcedColors: Scheme = {
  ...dark,
  page: 'canvas',
  pageFrom: 'canvas',
  pageVia: 'canvas',
  pageTo: 'canvas',
  glow: 'transparent',
  surface: 'canvas',
  raised: 'canvas',
  hairline: 'graytext',
  outline: 'canvastext',
  hover: 'canvas',
  selected: 'canvas',
  text: 'canvastext',
  textMuted: 'canvastext',
  heading: 'canvastext',
  link: 'linktext',
  linkHover: 'linktext',
  primary: 'buttonface',
  primaryHover: 'buttonface',
  onPrimary: 'buttontext',
  dashboardFrom: 'buttonface',
  dashboardTo: 'buttonface',
  dashboardText: 'buttontext',
  accent: 'highlight',
  focus: 'highlight',
  shadow: 'transparent',
  backdrop: 'canvas',
  code: 'canvas',
  codeText: 'canvastext',
  codeInline: 'canvas',
  codeLine: 'canvas',
  syntax: {
    comment: 'canvastext',
    keyword: 'canvastext',
    string: 'canvastext',
    function: 'canvastext',
    number: 'canvastext',
    type: 'canvastext',
    property: 'canvastext',
  },
  tones: {
    note: 'canvastext',
    tip: 'canvastext',
    info: 'canvastext',
    warning: 'canvastext',
    danger: 'canvastext',
  },
  toneWash: '0%',
};
