import {palette} from '../palette';
import {light} from './light';
import type {Scheme} from './Scheme';

/** `light` with a flat white page, solid borders and at least 7:1 for text. */
export const lightHighContrast: Scheme = {
  ...light,
  pageFrom: '#ffffff',
  pageVia: '#ffffff',
  pageTo: '#ffffff',
  glow: 'transparent',
  surface: '#ffffff',
  hairline: palette.gray[600],
  outline: palette.gray[800],
  hover: palette.purple[100],
  selected: palette.purple[100],
  text: '#000000',
  textMuted: palette.gray[800],
  heading: '#000000',
  link: palette.purple[800],
  linkHover: palette.purple[900],
  primary: palette.purple[800],
  primaryHover: palette.purple[900],
  dashboardFrom: palette.blue[800],
  dashboardTo: palette.purple[800],
  accent: palette.purple[800],
  focus: palette.blue[800],
  code: '#ffffff',
  codeText: '#000000',
  codeInline: palette.gray[100],
  codeLine: palette.purple[100],
  syntax: {
    comment: palette.gray[800],
    keyword: palette.purple[800],
    string: palette.green[800],
    function: palette.blue[800],
    number: palette.yellow[800],
    type: palette.teal[800],
    property: palette.blue[900],
  },
  tones: {
    note: palette.gray[800],
    tip: palette.green[800],
    info: palette.blue[800],
    warning: palette.yellow[800],
    danger: palette.red[800],
  },
  toneWash: '0%',
};
