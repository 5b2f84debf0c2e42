import {createHash} from 'node:crypto';
import {parseTags} from './parseTags';

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
  const $ = parseTags(html);
  const open = '<script';
  const insertions = $('script[src]:not([integrity])')
    .toArray()
    .map((element) => ({at: (element.startIndex ?? 0) + open.length, value: integrity(element.attribs.src)}))
    .filter(({value}) => value !== undefined);
  let result = '';
  let from = 0;
  for (const {at, value} of insertions) {
    result += `${html.slice(from, at)} integrity="${value}"`;
    from = at;
  }
  return result + html.slice(from);
}
