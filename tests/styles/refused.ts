/** Names that the engines go by here. */
export type EngineName = 'Chromium' | 'Firefox' | 'WebKit';

/** What of the built stylesheets an engine does not take, and why that is right or what a reader sees instead. */
interface Refused {
  what: RegExp;
  by: EngineName[];
  reason: string;
}

const all: EngineName[] = ['Chromium', 'Firefox', 'WebKit'];

/** Everything else that a build asks for is taken by all three engines. */
const refused: Refused[] = [
  {
    what: /^-moz-column-gap: |^-moz-text-size-adjust: /,
    by: all,
    reason: 'A name of old Firefox; the one without a prefix stands beside it.',
  },
  {
    what: /^(?:-webkit-)?text-size-adjust: 100%$/,
    by: ['Firefox', 'WebKit'],
    reason: 'For phones and tablets, whose browsers enlarge text by themselves.',
  },
  {
    what: /^-webkit-(?:text-decoration(?:-color)?|hyphens): /,
    by: ['Chromium', 'Firefox'],
    reason: 'For Safari; the one without a prefix stands beside it.',
  },
  {
    what: /^user-select: none$/,
    by: ['WebKit'],
    reason: 'The one with the prefix `-webkit-` stands beside it.',
  },
  {
    what: /^line-clamp: 2$/,
    by: all,
    reason: 'All take `-webkit-line-clamp`, which stands beside it.',
  },
  {
    what: /^-webkit-(?:font-smoothing|tap-highlight-color): /,
    by: ['Firefox'],
    reason: 'Firefox smooths text as the system does, and marks no tap.',
  },
  {
    what: /^text-wrap: pretty$/,
    by: ['Firefox'],
    reason: 'The last line of a paragraph may hold a single word.',
  },
  {
    what: /^-webkit-box-decoration-break: clone$/,
    by: ['Firefox'],
    reason: 'For Safari; the one without a prefix stands beside it.',
  },
  {
    what: /^box-decoration-break: clone$/,
    by: ['WebKit'],
    reason: 'The one with the prefix `-webkit-` stands beside it.',
  },
  {
    what: /^animation-timeline: scroll\(/,
    by: ['Firefox'],
    reason: 'A shadow in place of a fade shows that a block scrolls.',
  },
  {
    what: /^(?:orphans|widows): 3$/,
    by: ['Firefox'],
    reason: 'On paper a single line may stand at the end or the beginning of a page.',
  },
  {
    what: /^forced-color-adjust: none$/,
    by: ['WebKit'],
    reason: 'Safari forces no colors.',
  },
  {
    what: /^scrollbar-color: /,
    by: ['WebKit'],
    reason: 'The scrollbar is the system’s.',
  },
  {
    what: /::-webkit-(?:scrollbar-(?:track|thumb)(?::hover)?|search-cancel-button)$/,
    by: ['Firefox'],
    reason: 'Firefox takes `scrollbar-color`, and draws no button into a search field.',
  },
  {
    what: /::-webkit-search-(?:decoration|results-button|results-decoration)$/,
    by: ['Chromium', 'Firefox'],
    reason: 'Parts that Safari alone draws into a search field.',
  },
  {
    what: /::-webkit-details-marker$/,
    by: all,
    reason: 'For Safari before 18.4; the others take `list-style` or `::marker`.',
  },
  {
    what: /^@font-face (?:ascent|descent|line-gap)-override: /,
    by: ['WebKit'],
    reason: 'Until the font has come, lines are as high as those of the system’s font.',
  },
];

/**
 * Compares what an engine refuses with what it is known to refuse.
 *
 * @returns what it refuses and should not, and what it is said to refuse and takes
 */
export function compareRefused(engine: EngineName, found: string[]): {unknown: string[]; outdated: string[]} {
  const known = refused.filter(({by}) => by.includes(engine));
  return {
    unknown: found.filter((one) => !known.some(({what}) => what.test(one))),
    outdated: known.filter(({what}) => !found.some((one) => what.test(one))).map(({what}) => String(what)),
  };
}
