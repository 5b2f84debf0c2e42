import {createRequire} from 'node:module';

/**
 * What our stylesheets use and some browser of `browserslist` does not take, with what it shows instead.
 *
 * The names are those of caniuse.com; `tests/styles` holds that each is in use.
 */
export const known = {
  'css-boxdecorationbreak':
    'Lightning CSS writes the prefix; what is not taken is for breaks between pages, where we have none.',
  'css-clip-path':
    'Labels for screen readers are hidden by `inset()`, which all take; what some lack are paths in SVG.',
  'css-content-visibility':
    'Chrome before 131, Firefox before 143 and Safari before 18.4, which have no `::details-content`, print what is folded as on the screen: folded. Nothing else uses it.',
  'css-has':
    "Firefox before 121: a field that a link leads to has no tint, an empty list of hits another space above, an empty footer stands below hits on a phone, the navbar stays hidden when search gives the focus back to it, long code is not folded, a program in a command breaks on a phone, names of functions have the font of other headings, releases cannot be filtered, an operation page has one column, its JSON lines do not light up, a wrong JSON body has no red border, four cards stand as three and one, nothing dims in the landing page's packet, a reference card and an enlarged figure print with their page, and without scripts the tree of pages stands above the page instead of below.",
  'css-marker-pseudo': 'Safari takes the color of a marker, which is all that we set.',
  'css-mixblendmode': 'All have it; Safari lacks only four of its values, which are not taken.',
  'css-masks':
    'Chrome before 120 takes `mask-image` with its prefix, which the build writes. Also a misreading of `clip-path`. Other masks stand in an animation by scrolling alone, which what takes it has.',
  'css-media-scripting':
    'A browser without it shows, with scripts off, a search field on the search page that cannot answer, beside the sentence that says so.',
  'css-nesting': 'The build writes nested rules out.',
  'css-paged-media': 'Safari before 18.2 prints with the margins of its own dialog.',
  'css-resize': 'On iOS a text field keeps its height and scrolls.',
  'css-scrollbar': 'Safari before 26.2 has the scrollbar of the system.',
  'css-selection': 'Safari on iOS marks selected text in its own color.',
  'css-zoom': 'Firefox before 126 prints a reference card in full size, on two sheets and more.',
  'css-widows-orphans': 'Firefox may leave one line of a paragraph alone at the edge of a sheet.',
  'css-text-indent': 'What some lack are the keywords `hanging` and `each-line`.',
  'css3-cursors': 'iOS has no cursor to change.',
  'intrinsic-width': 'All take `fit-content` and `max-content` as widths; what Firefox lacks is `stretch`.',
  multicolumn: 'All take `column-gap`, and `avoid` for breaks; what some lack are other values of breaks.',
  'text-decoration':
    'All take the properties one by one; the rule below refuses the shorthand, of which Safari takes the line alone.',
};

/** Named here, since the linter takes the list of NODE_ENV, and tests have none. */
const {browserslist} = createRequire(import.meta.url)('./package.json');
export const browsers = browserslist.production;

const decoration = /^(?:-webkit-)?text-decoration$/;

export default {
  plugins: ['stylelint-no-unsupported-browser-features'],
  rules: {
    'plugin/no-unsupported-browser-features': [true, {browsers, ignore: Object.keys(known)}],
    'unit-disallowed-list': [
      ['cap', 'lh', 'rcap', 'rch', 'rex', 'ric', 'rlh'],
      {
        message: (unit) =>
          `Firefox before 120 or Safari before 17.2 does not know the unit ${unit}: write em or rem`,
      },
    ],
    'declaration-property-value-disallowed-list': [
      {[`${decoration}`]: [/\s/, /var\(/]},
      {
        message: (property, value) =>
          `Safari takes no more than a line for \`${property}\`, here it is \`${value}\`: write text-decoration-line, -style, -thickness and -color`,
      },
    ],
  },
};
