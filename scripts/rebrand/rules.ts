import deburr from 'lodash/deburr';
import escapeRegExp from 'lodash/escapeRegExp';
import kebabCase from 'lodash/kebabCase';

export type Brand = Record<string, string>;

/** What is found, as a case-sensitive regular expression without capturing groups, and what takes its place. */
export type Rule = [pattern: string, replacement: string | ((found: string) => string)];

// The n of an escaped line break in a string is no letter of the word behind it.
const afterEscape = '(?<=\\\\[nrt])';
const noLetterBefore = `(?:(?<![A-Za-z0-9])|${afterEscape})`;
const noWordBefore = `(?:(?<!\\w)|${afterEscape})`;

/** The API's overview page is named after the API's title in the same way. */
export const slugOf = (name: string) => kebabCase(name.toLowerCase());

/** Of a brand file, what texts repeat; the rest is read from the file alone. */
export const repeatedValues = (all: object): Brand =>
  Object.fromEntries(Object.entries(all).filter(([key]) => !/^copyright|Notice$/.test(key)));

/** The words of a name with their capitals, cut where its slug has hyphens: those of "IoT Hub4" are IoT, Hub and 4. */
function wordsOf(name: string): string[] {
  let rest = deburr(name).replace(/[^A-Za-z0-9]/g, '');
  return slugOf(name)
    .split('-')
    .map(({length}) => {
      const word = rest.slice(0, length);
      rest = rest.slice(length);
      return word;
    });
}

/** The rules of a rebranding in the order in which they are tried at each place: those with more context come first. */
export function rulesFor(from: Brand, to: Brand): Rule[] {
  const [old, next] = [wordsOf(from.name), wordsOf(to.name)];
  const camel = ([first = '', ...others]: string[]) => first.toLowerCase() + others.join('');
  // The words of a name may stand on two lines.
  const name = from.name
    .split(' ')
    .map((word) => escapeRegExp(word))
    .join('\\s+');
  return [
    addressRule(from, to),
    // A server hands on a header as HTTP_ACME_TOKEN (CGI) or $http_acme_token (nginx).
    [`(?<=HTTP_)${old.join('_').toUpperCase()}(?=_)`, next.join('_').toUpperCase()],
    [`(?<=http_)${old.join('_').toLowerCase()}(?=_)`, next.join('_').toLowerCase()],
    [`${noWordBefore}${old.join('-')}(?=-[A-Z])`, next.join('-')],
    [`(?<![\\w-])[Aa]n?(?=\\s+${name}(?!\\w))`, ([letter]) => letter + (startsWithVowel(to.name) ? 'n' : '')],
    [`(?<=(?<!\\\\)\\w)${old.join('')}|${old.join('')}(?=\\w)`, next.join('')],
    [`${noWordBefore}${camel(old)}(?=[A-Z])`, camel(next)],
    [`${noLetterBefore}${from.cPrefix.toUpperCase()}(?![A-Za-z0-9])`, to.cPrefix.toUpperCase()],
    [`${noLetterBefore}${from.cPrefix}(?=_)|(?<=_)${from.cPrefix}(?![A-Za-z0-9-])`, to.cPrefix],
    [`(?:${noLetterBefore}|(?<=\\blib))${from.cPrefix}(?=\\.(?:[acho]|[ch]pp|so)\\b)`, to.cPrefix],
    [`${noWordBefore}${from.slug}(?!\\w)`, to.slug],
    [`${noWordBefore}${name}(?!\\w)`, to.name],
  ];
}

/** Whole addresses, then hosts alone, then what else ends in the domain; also as a regular expression spells them. */
function addressRule(from: Brand, to: Brand): Rule {
  const addresses = Object.keys(from).filter((key) => /(?:Url|Email)$/.test(key) && from[key] && to[key]);
  const origins = addresses.filter((key) => /^https:\/\/[^/]+$/.test(from[key]));
  const pairs = [
    ...addresses.map((key) => [from[key], to[key]]),
    ...origins.map((key) => [new URL(from[key]).host, new URL(to[key]).host]),
    [from.domain, to.domain],
  ].sort(([one], [other]) => other.length - one.length);
  const escaped = pairs.map((pair) => pair.map((text) => escapeRegExp(text)));
  const spellings = new Map([...pairs, ...escaped].map(([old, next]) => [old, next]));
  const found = [...spellings.keys()].map((text) => escapeRegExp(text)).join('|');
  return [`(?:(?<![\\w-])|${afterEscape})(?:${found})(?![\\w-])`, (old) => spellings.get(old) ?? old];
}

const startsWithVowel = (name: string) => /^(?!eu|one|uni|use)[aeiou]/i.test(name);

/** Spellings that no rule knows: in any case, and with any separator between the words. */
export function leftoverPattern({slug, cPrefix}: Brand): RegExp {
  const words = slug.split('-').join('[^A-Za-z0-9]{0,12}');
  // A shorter slug is a part of other words.
  const name = slug.length < 5 ? `(?<![A-Za-z0-9])${words}(?![A-Za-z0-9])` : words;
  return new RegExp(`${name}|(?<![A-Za-z0-9])${cPrefix}(?=_)`, 'gi');
}

/**
 * The service UUID as a number (0xFFA0) and as the two bytes of a packet, low byte first: behind the head of an AD
 * structure (0303, and 16 for service data) in a row of digits, else at the start of one.
 */
export function uuidRule(from: string, to: string): [pattern: RegExp, replace: (found: string) => string] {
  const [high, low] = [from.slice(2, 4), from.slice(4)];
  const place = '(?:(?<![0-9A-Za-z#]|(?!03|16)[0-9a-f]{2}[ :-])|(?<=0x|\\\\x|0303|16|0000))';
  const number = `${high}${low}(?:(?![0-9a-z])|(?<=(?:0303|16)....))`;
  const pattern = new RegExp(`${place}(?:${low}(?:, ?0x|[ :-]|\\\\x)?${high}|${number})`, 'gi');
  const replace = (found: string) => {
    const bytes = [to.slice(2, 4), to.slice(4)];
    if (found.toUpperCase().startsWith(low)) bytes.reverse();
    const digits = bytes.join(found.slice(2, -2));
    return /[A-F]/.test(found) ? digits : digits.toLowerCase();
  };
  return [pattern, replace];
}

/** What pages, code or addresses could not hold of a brand, a sentence each. */
export function brandProblems(brand: Brand): string[] {
  const forms: [key: RegExp, value: RegExp][] = [
    [/^name$/, /^[A-Z][A-Za-z0-9]*(?:(?: | & |[-.+&])[A-Za-z0-9]+)*$/],
    [/^slug$/, new RegExp(`^${slugOf(brand.name)}$`)],
    [/^cPrefix$/, /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/],
    [/^domain$/, /^(?:[a-z0-9][a-z0-9-]*\.)+[a-z][a-z0-9-]+$/],
    [/^serviceUuid$/, /^0x[0-9A-F]{4}$/],
    [/Email$/, /^\S+@\S+$/],
    [/Url$/, /^(?:https:\/\/[^\s/]+\.\S+)?$/],
  ];
  return Object.entries(brand).flatMap(([key, value]) => {
    const form = forms.find(([name]) => name.test(key))?.[1];
    if (form?.test(deburr(value))) return [];
    return `config/brand.ts: ${key} is "${value}"; it should have the form ${form}.`;
  });
}
