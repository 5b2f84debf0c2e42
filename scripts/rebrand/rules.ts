import {type Brand, type Spellings, spellingsOf} from './Brand';

/** One spelling of the brand, and what takes its place. */
export interface Rule {
  /** Short name for the report. */
  id: string;
  why: string;
  /** Source of a case-sensitive regular expression without capturing groups. */
  pattern: string;
  replacement: string | ((found: string) => string);
  /** Files that the rule is for; without it, all but {@link lockFile}. */
  files?: RegExp;
}

interface Side {
  brand: Brand;
  spellings: Spellings;
}

/** Holds thousands of package names, any of which may be a brand's name too: only its own rule reads it. */
const lockFile = /^package-lock\.json$/;
/** Where bytes of packets are spelled out; elsewhere the same digits are colours and checksums. */
export const packetFiles =
  /^(docs|openapi|samples|sandbox|tests|config|static\/vectors|src\/(components|pages))\//;

/**
 * Files that are copied as they are: the command itself and its tests read the name from config/brand.ts, and the
 * names in them are made up.
 */
export const keptFiles = /^(scripts\/rebrand(\.ts$|\/)|tests\/build\/rebrand\.test\.ts$)/;

/** Whether a rule reads a file. */
export function appliesTo(rule: Rule, file: string): boolean {
  return rule.files ? rule.files.test(file) : !lockFile.test(file);
}

/** Text as a regular expression that finds it. */
export function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** A name's words may stand on two lines. */
function inProse(name: string): string {
  return name.split(' ').map(literal).join('\\s+');
}

// The n of an escaped line break in a string is no letter of the word behind it.
const afterEscape = '(?<=\\\\[nrt])';
const noLetterBefore = `(?:(?<![A-Za-z0-9])|${afterEscape})`;
const noWordBefore = `(?:(?<![A-Za-z0-9_])|${afterEscape})`;
const noWordAfter = '(?![A-Za-z0-9_])';

/**
 * The rules of a rebranding, in the order in which they are tried at each place of a text: a longer spelling and one
 * with more context come before a shorter one, so that `docs.<domain>` is not taken for the slug.
 */
export function rulesFor(fromBrand: Brand, toBrand: Brand): Rule[] {
  const from = {brand: fromBrand, spellings: spellingsOf(fromBrand)};
  const to = {brand: toBrand, spellings: spellingsOf(toBrand)};
  return [
    ...placeRules(from, to),
    ...addressRules(from, to),
    ...spellingRules(from, to),
    ...uuidRules(from, to),
  ];
}

function placeRules({brand: from}: Side, {brand: to}: Side): Rule[] {
  return [
    {
      id: 'package in the lock file',
      why: 'the package name in package-lock.json equals the one in package.json',
      pattern: `(?<="name": ")${from.slug}(?=-docs")`,
      replacement: to.slug,
      files: lockFile,
    },
    {
      id: 'C prefix in config/brand.ts',
      why: 'there it stands without an underscore, as the slug does',
      pattern: `(?<=cPrefix: ')${from.cPrefix}(?=')`,
      replacement: to.cPrefix,
      files: /^config\/brand\.ts$/,
    },
  ];
}

function addressRules({brand: from}: Side, {brand: to}: Side): Rule[] {
  return [
    {
      id: 'host in a pattern',
      why: 'a regular expression spells the dots of a host with backslashes',
      pattern: `(?<![\\w-])${literal(literal(from.domain))}(?![\\w-])`,
      replacement: literal(to.domain),
    },
    {
      id: 'host',
      why: 'hosts and mail addresses end in the domain',
      pattern: `(?:(?<![\\w-])|${afterEscape})${literal(from.domain)}(?![\\w-])`,
      replacement: to.domain,
    },
  ];
}

function spellingRules({brand: from, spellings: old}: Side, {brand: to, spellings: next}: Side): Rule[] {
  const name = inProse(from.name);
  return [
    {
      id: 'header in CGI',
      why: 'CGI and WSGI pass a header as HTTP_ and its name in capitals',
      pattern: `(?<=HTTP_)${old.cgi}(?=_)`,
      replacement: next.cgi,
    },
    {
      id: 'header in nginx',
      why: 'nginx passes a header as $http_ and its name in lower case',
      pattern: `(?<=http_)${old.cgi.toLowerCase()}(?=_)`,
      replacement: next.cgi.toLowerCase(),
    },
    {
      id: 'header',
      why: 'a header name has hyphens for the spaces of the name',
      pattern: `${noWordBefore}${old.header}(?=-[A-Z])`,
      replacement: next.header,
    },
    {
      id: 'article',
      why: 'a name that begins with a vowel takes "an"',
      pattern: `(?<![\\w-])[Aa]n?(?=\\s${name}${noWordAfter})`,
      replacement: (article) => article[0] + (beginsWithVowel(to.name) ? 'n' : ''),
    },
    {
      id: 'identifier',
      why: 'an identifier in PascalCase has no spaces',
      pattern: `(?<=(?<!\\\\)[A-Za-z0-9_])${old.pascal}|${old.pascal}(?=[A-Za-z0-9_])`,
      replacement: next.pascal,
    },
    {
      id: 'identifier, lower case',
      why: 'an identifier in camelCase has no spaces',
      pattern: `${noWordBefore}${old.camel}(?=[A-Z])`,
      replacement: next.camel,
    },
    {
      id: 'macro',
      why: 'macros, Kconfig options and environment variables begin with the C prefix in capitals',
      pattern: `${noLetterBefore}${old.macro}(?![A-Za-z0-9])`,
      replacement: next.macro,
    },
    {
      id: 'C name',
      why: 'C functions begin with the C prefix',
      pattern: `${noLetterBefore}${from.cPrefix}(?=_)|(?<=_)${from.cPrefix}(?![A-Za-z0-9-])`,
      replacement: to.cPrefix,
    },
    {
      id: 'C file',
      why: 'C headers, sources and libraries are named after the C prefix',
      pattern: `(?:${noLetterBefore}|(?<=\\blib))${from.cPrefix}(?=\\.(?:[acho]|cpp|hpp|so)\\b)`,
      replacement: to.cPrefix,
    },
    {
      id: 'slug',
      why: 'addresses, packages, modules, folders, lower-case header names and the command-line tool carry the slug',
      pattern: `${noWordBefore}${from.slug}${noWordAfter}`,
      replacement: to.slug,
    },
    {
      id: 'name',
      why: 'the name as readers see it',
      pattern: `${noWordBefore}${name}${noWordAfter}`,
      replacement: to.name,
    },
  ];
}

function beginsWithVowel(name: string): boolean {
  return /^(?!eu|one|uni|use)[aeiou]/i.test(name);
}

/** Spellings of the service UUID as a number and as its two bytes, low byte first, where a packet holds them. */
function uuidRules({brand: from}: Side, {brand: to}: Side): Rule[] {
  if (from.serviceUuid === to.serviceUuid) return [];
  const [high, low] = bytesOf(from.serviceUuid).map(anyCase);
  const digits = to.serviceUuid.slice(2);
  const [newHigh, newLow] = bytesOf(to.serviceUuid);
  const noDigitBefore = '(?<![0-9A-Za-z#])';
  const noDigitAfter = '(?![0-9A-Za-z])';
  // Behind the head of the service data, with or without the UUID list, whatever follows.
  const behindHeads = `(?<=\\b(?:0303(?:${low}${high}|${high}${low}))?[01][0-9A-Fa-f]16)`;
  const notInRow = '(?<![0-9A-Fa-f]{2} )';
  return [
    {
      id: 'UUID, 0x',
      why: 'the UUID as a number in code and prose',
      pattern: `(?<=\\b0[xX])${high}${low}${noDigitAfter}`,
      replacement: (found) => inCaseOf(found, digits),
    },
    {
      id: 'UUID, digits',
      why: 'the UUID as a field of a packet and inside a 128-bit UUID',
      pattern: `(?:${noDigitBefore}|(?<=\\b0000))${high}${low}${noDigitAfter}`,
      replacement: (found) => inCaseOf(found, digits),
      files: packetFiles,
    },
    {
      id: 'UUID, bytes in code',
      why: 'the bytes in a C array or a Python or JavaScript string',
      pattern: `0[xX]${low}, ?0[xX]${high}${noDigitAfter}|\\\\x${low}\\\\x${high}`,
      replacement: (found) => found.replace(/(?<=x)../gi, byByte([newLow, newHigh], found)),
      files: packetFiles,
    },
    {
      id: 'UUID, bytes in a row',
      why: 'the bytes at the start of service data, and in the UUID list and the service data of a whole packet',
      pattern: `(?:(?<=\\b03 03 |\\b16 )|${notInRow}${noDigitBefore})${low} ${high}${noDigitAfter}`,
      replacement: (found) => inCaseOf(found, `${newLow} ${newHigh}`),
      files: packetFiles,
    },
    {
      id: 'UUID, bytes joined',
      why: 'the same places, written without spaces',
      pattern:
        `(?:(?<=\\b0303)|${noDigitBefore})${low}${high}(?=0[0-3]|[01][0-9A-Fa-f]16|(?![0-9A-Za-z]))|` +
        `${behindHeads}${low}${high}`,
      replacement: (found) => inCaseOf(found, newLow + newHigh),
      files: packetFiles,
    },
    {
      id: 'UUID, bytes swapped',
      why: 'failing cases of the test vectors have the high byte first',
      pattern: `(?<=\\b0303)${high}${low}(?=[01][0-9A-Fa-f]16)|${behindHeads}${high}${low}`,
      replacement: (found) => inCaseOf(found, digits),
      files: packetFiles,
    },
  ];
}

function bytesOf(uuid: string): [high: string, low: string] {
  return [uuid.slice(2, 4), uuid.slice(4)];
}

/** Finds hexadecimal digits in either case. */
function anyCase(digits: string): string {
  return digits.replace(/[A-F]/gi, (digit) => `[${digit.toUpperCase()}${digit.toLowerCase()}]`);
}

function inCaseOf(found: string, digits: string): string {
  return /[A-F]/.test(found) ? digits.toUpperCase() : digits.toLowerCase();
}

function byByte(bytes: string[], found: string): () => string {
  const left = bytes.map((byte) => inCaseOf(found, byte));
  return () => left.shift() ?? '';
}
