import {createHash} from 'node:crypto';
import {type CheerioAPI, load} from 'cheerio';
import {isTag} from 'domhandler';

/** Parses a page so that each element knows its place in the text, and texts stay as they are written. */
export function parseTags(html: string): CheerioAPI {
  return load(html, {xml: {xmlMode: false, decodeEntities: false, withStartIndices: true}});
}

/** The value of an `integrity` attribute for a file with the given content. */
export function integrityOf(content: Buffer | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/**
 * Makes a page refuse scripts that are not those of its own build.
 *
 * @param integrity gives the value for a script's address; undefined for one that is not in the build
 */
export function addIntegrity(html: string, integrity: (src: string) => string | undefined): string {
  let result = html;
  // From the end of the page on, so that the places before it stay right.
  for (const {startIndex, attribs} of parseTags(html)('script[src]:not([integrity])').toArray().reverse()) {
    const value = integrity(attribs.src);
    const at = (startIndex ?? 0) + '<script'.length;
    if (value !== undefined) result = `${result.slice(0, at)} integrity="${value}"${result.slice(at)}`;
  }
  return result;
}

/** Sources of a content security policy that allow exactly the code that pages hold. */
export interface InlineCode {
  scripts: string[];
  styles: string[];
}

/** Types of a script element that a browser runs or acts upon; others only hold data. */
const effective = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'importmap',
  'speculationrules',
]);

/** The source that allows an inline script or style with the given text. */
export function hashSource(text: string): string {
  // Browsers hash what their parser made of the text.
  const parsed = text.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(parsed).digest('base64')}'`;
}

/**
 * Finds the inline scripts and styles of a page.
 *
 * @param file the page's file, for messages
 * @throws Error when an attribute holds a script, which no hash can allow
 */
export function inlineCode(html: string, file: string): InlineCode {
  const $ = parseTags(html);
  for (const {tagName, attribs} of $('*').toArray().filter(isTag)) {
    const name = Object.keys(attribs).find((each) => each.startsWith('on'));
    if (name)
      throw new Error(
        `${file}: <${tagName} ${name}="…"> holds a script that the content security policy forbids. Add a listener in a component instead.`,
      );
  }
  const scripts = $('script:not([src])')
    .toArray()
    .filter(({attribs}) => effective.has((attribs.type ?? '').trim().toLowerCase()));
  const sources = (elements: typeof scripts) => elements.map((element) => hashSource($(element).text()));
  return {scripts: sources(scripts), styles: sources($('style').toArray())};
}
