import {palette} from './palette';

const {gray, blue, purple, green, yellow, red, teal} = palette;

/**
 * A color in each scheme. `light` is white and faint lilac; `dark`, the product's face, near-black indigo that turns
 * from blue to purple. `more` is the same with a flat page, solid borders and at least 7:1 for text.
 *
 * `forced` is for when the system forces its palette: browsers replace text and backgrounds by themselves, but neither
 * the strokes and fills of drawings nor gradients, for which these are the system's names.
 */
type Row = readonly [light: string, lightMore: string, dark: string, darkMore: string, forced: string];

const jobs = {
  /** Behind everything, until the gradient of `pageFrom`, `pageVia` and `pageTo` is painted over it. */
  page: ['#ffffff', '#ffffff', '#0e0a2e', '#05031a', 'canvas'],
  pageFrom: ['#ffffff', '#ffffff', '#0b0928', '#05031a', 'canvas'],
  pageVia: ['#fdfcff', '#ffffff', '#120b35', '#05031a', 'canvas'],
  pageTo: [purple[50], '#ffffff', '#1b0733', '#05031a', 'canvas'],
  /** Light behind the top of the page. */
  glow: ['rgb(183 160 255 / 30%)', 'transparent', 'rgb(112 65 201 / 42%)', 'transparent', 'transparent'],
  /** The one warm light of the page; its shine takes a thirtieth of it. */
  light: ['rgb(206 104 0 / 86%)', 'transparent', 'rgb(255 190 92 / 70%)', 'transparent', 'transparent'],
  /** Cards, tables, code titles: one step off the page; may be translucent. */
  surface: ['rgb(112 65 201 / 4%)', '#ffffff', 'rgb(233 229 255 / 5%)', '#0d0a28', 'canvas'],
  /** What floats above the page: dropdowns, dialogs, the side menu; opaque. */
  raised: ['#ffffff', '#ffffff', '#1a1440', '#0d0a28', 'canvas'],
  hairline: ['rgb(65 15 132 / 14%)', gray[600], 'rgb(207 195 255 / 16%)', gray[400], 'buttonborder'],
  /** Borders of controls, which have to be seen to be found. */
  outline: [gray[500], gray[800], gray[500], gray[200], 'canvastext'],
  hover: ['rgb(112 65 201 / 7%)', purple[100], 'rgb(207 195 255 / 9%)', purple[900], 'canvas'],
  selected: ['rgb(112 65 201 / 7%)', purple[100], 'rgb(183 160 255 / 16%)', purple[900], 'canvas'],
  text: [gray[800], '#000000', gray[200], '#ffffff', 'canvastext'],
  textMuted: ['#595866', gray[800], gray[300], gray[100], 'canvastext'],
  heading: [gray[950], '#000000', gray[50], '#ffffff', 'canvastext'],
  link: [purple[600], purple[800], purple[300], purple[200], 'linktext'],
  linkHover: [purple[700], purple[900], purple[200], purple[100], 'linktext'],
  /** The one main action of a page. */
  primary: [purple[600], purple[800], purple[200], purple[100], 'buttonface'],
  primaryHover: [purple[700], purple[900], purple[300], purple[200], 'buttonface'],
  onPrimary: ['#ffffff', '#ffffff', '#120b35', '#05031a', 'buttontext'],
  /** The dashboard button's gradient. */
  dashboardFrom: [blue[600], blue[800], blue[600], blue[700], 'buttonface'],
  dashboardTo: [purple[600], purple[800], purple[600], purple[700], 'buttonface'],
  dashboardText: ['#ffffff', '#ffffff', '#ffffff', '#ffffff', 'buttontext'],
  /** The highlighted path of a drawing, the marker of the current page. */
  accent: [purple[600], purple[800], purple[300], purple[200], 'highlight'],
  focus: [purple[600], blue[800], purple[200], yellow[200], 'highlight'],
  shadow: [
    'rgb(31 0 70 / 16%)',
    'rgb(31 0 70 / 16%)',
    'rgb(4 2 20 / 55%)',
    'rgb(4 2 20 / 55%)',
    'transparent',
  ],
  backdrop: [`${gray[950]}52`, `${gray[950]}73`, 'rgb(5 3 20 / 72%)', 'rgb(5 3 20 / 72%)', 'canvas'],
  code: ['#f8f7fd', '#ffffff', '#0a0723', '#000000', 'canvas'],
  codeText: [gray[800], '#000000', gray[100], '#ffffff', 'canvastext'],
  codeInline: ['rgb(112 65 201 / 8%)', gray[100], 'rgb(207 195 255 / 11%)', '#1d1840', 'canvas'],
  codeLine: ['rgb(112 65 201 / 10%)', purple[100], 'rgb(183 160 255 / 15%)', purple[900], 'canvas'],
  /** Edges and strokes of a tone, which are more vivid than its text where they may be. */
  edgeNote: [gray[500], gray[700], gray[300], gray[100], 'canvastext'],
  edgeTip: [green[500], green[700], green[300], green[200], 'canvastext'],
  edgeInfo: [blue[500], blue[700], blue[300], blue[200], 'canvastext'],
  edgeWarning: ['#b66c00', yellow[700], yellow[300], yellow[200], 'canvastext'],
  edgeDanger: [red[500], red[700], red[300], red[200], 'canvastext'],
  /** Behind text of a tone. */
  washNote: [gray[50], '#ffffff', `${gray[300]}1a`, 'transparent', 'canvas'],
  washTip: [green[50], '#ffffff', `${green[300]}1a`, 'transparent', 'canvas'],
  washInfo: [blue[50], '#ffffff', `${blue[300]}1a`, 'transparent', 'canvas'],
  washWarning: [yellow[50], '#ffffff', `${yellow[300]}1a`, 'transparent', 'canvas'],
  washDanger: [red[50], '#ffffff', `${red[300]}1a`, 'transparent', 'canvas'],
} satisfies Record<string, Row>;

/** Colors of code, by what a token is. */
const syntax = {
  comment: [gray[600], gray[800], gray[400], gray[200], 'canvastext'],
  keyword: [purple[600], purple[800], purple[300], purple[200], 'canvastext'],
  string: [green[700], green[800], green[300], green[200], 'canvastext'],
  function: [blue[600], blue[800], blue[300], blue[200], 'canvastext'],
  number: [yellow[600], yellow[800], yellow[200], yellow[100], 'canvastext'],
  type: [teal[700], teal[800], teal[300], teal[200], 'canvastext'],
  property: [blue[700], blue[900], blue[200], blue[100], 'canvastext'],
} satisfies Record<string, Row>;

/** Colors that tell kinds of message (admonitions, HTTP methods, states) apart. */
const tones = {
  note: [gray[700], gray[800], gray[300], gray[100], 'canvastext'],
  tip: ['#00713f', green[800], green[300], green[200], 'canvastext'],
  info: [blue[600], blue[800], blue[300], blue[200], 'canvastext'],
  warning: ['#844d00', yellow[800], yellow[300], yellow[200], 'canvastext'],
  danger: [red[600], red[800], red[300], red[200], 'canvastext'],
} satisfies Record<string, Row>;

/**
 * The parts of an advertising packet, the same in drawings, tools, tables and samples: what stands in front, version and
 * sequence number, ephemeral device ID, authentication tag, and the payload or its ciphertext. Text and stroke; a fill
 * takes 12 % of it.
 */
const fields = {
  frame: [gray[600], gray[800], gray[300], gray[100], 'canvastext'],
  header: ['#8e5300', '#5f4600', yellow[300], yellow[200], 'canvastext'],
  id: [blue[600], blue[700], blue[300], blue[200], 'canvastext'],
  tag: ['#00713f', '#00552e', green[300], green[200], 'canvastext'],
  text: [purple[600], purple[700], purple[300], purple[200], 'canvastext'],
} satisfies Record<string, Row>;

export type PacketPart = keyof typeof fields;

export type Job = keyof typeof jobs;

export type Tone = keyof typeof tones;

export type Scheme = Record<Job, string> & {
  /** What the browser draws by itself: scroll bars, form controls. */
  base: 'light' | 'dark';
  syntax: Record<keyof typeof syntax, string>;
  tones: Record<Tone, string>;
  fields: Record<PacketPart, string>;
};

function scheme(base: Scheme['base'], column: 0 | 1 | 2 | 3 | 4): Scheme {
  const of = <Name extends string>(rows: Record<Name, Row>) =>
    Object.fromEntries(Object.entries<Row>(rows).map(([name, row]) => [name, row[column]])) as Record<
      Name,
      string
    >;
  return {base, ...of(jobs), syntax: of(syntax), tones: of(tones), fields: of(fields)};
}

/** The scheme of a first visit, and of the images of the brand. */
export const dark = scheme('dark', 2);

/** The color schemes by the names that are stored in the reader's browser. */
export const schemes = {
  light: scheme('light', 0),
  'light-high-contrast': scheme('light', 1),
  dark,
  'dark-high-contrast': scheme('dark', 3),
};

export type SchemeName = keyof typeof schemes;

/** The reader's own colors. */
export const forcedColors = scheme('dark', 4);

/** Black on white, without the surfaces that would only cost ink. */
export const paper: Scheme = {
  ...schemes['light-high-contrast'],
  hover: 'transparent',
  selected: 'transparent',
  codeInline: 'transparent',
  shadow: 'transparent',
};
