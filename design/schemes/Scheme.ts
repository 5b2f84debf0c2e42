/** Colors of code, by what a token is. */
export interface CodeColors {
  comment: string;
  keyword: string;
  string: string;
  function: string;
  number: string;
  type: string;
  property: string;
}

/** Colors that tell kinds of message (admonitions, HTTP methods, states) apart. */
export interface ToneColors {
  note: string;
  tip: string;
  info: string;
  warning: string;
  danger: string;
}

/** What every color scheme fills in: a color for each job. */
export interface Scheme {
  /** What the browser draws by itself: scroll bars, form controls. */
  base: 'dark' | 'light';
  /** Behind everything, until the gradient of `pageFrom`, `pageVia` and `pageTo` is painted over it. */
  page: string;
  pageFrom: string;
  pageVia: string;
  pageTo: string;
  /** Light behind the top of the page. */
  glow: string;
  /** Cards, tables, code titles: one step off the page; may be translucent. */
  surface: string;
  /** What floats above the page: dropdowns, dialogs, the side menu; opaque. */
  raised: string;
  hairline: string;
  /** Borders of controls, which have to be seen to be found. */
  outline: string;
  hover: string;
  selected: string;
  text: string;
  textMuted: string;
  heading: string;
  link: string;
  linkHover: string;
  /** The one main action of a page. */
  primary: string;
  primaryHover: string;
  onPrimary: string;
  /** The dashboard button's gradient. */
  dashboardFrom: string;
  dashboardTo: string;
  dashboardText: string;
  /** The highlighted path of a drawing, the marker of the current page. */
  accent: string;
  focus: string;
  shadow: string;
  backdrop: string;
  code: string;
  codeText: string;
  codeInline: string;
  codeLine: string;
  syntax: CodeColors;
  tones: ToneColors;
  /** How much of a tone its own background takes, as a percentage. */
  toneWash: string;
}
