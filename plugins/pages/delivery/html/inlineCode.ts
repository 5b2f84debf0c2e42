import {createHash} from 'node:crypto';
import {isTag} from 'domhandler';
import {parseTags} from './parseTags';

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
  const handler = $('*')
    .toArray()
    .flatMap((element) =>
      isTag(element) ? Object.keys(element.attribs).map((name) => ({element, name})) : [],
    )
    .find(({name}) => name.startsWith('on'));
  if (handler) {
    throw new Error(
      `${file}: <${handler.element.tagName} ${handler.name}="…"> holds a script that the content security policy forbids. Add a listener in a component instead.`,
    );
  }
  const scripts = $('script:not([src])')
    .toArray()
    .filter((element) => effective.has((element.attribs.type ?? '').trim().toLowerCase()));
  const sources = (elements: typeof scripts) => elements.map((element) => hashSource($(element).text()));
  return {scripts: sources(scripts), styles: sources($('style').toArray())};
}
