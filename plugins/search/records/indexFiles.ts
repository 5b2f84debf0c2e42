import {createHash} from 'node:crypto';
import mapValues from 'lodash/mapValues';
import {type Manifest, manifestName, type PageTexts, type SearchablePage} from '../shared/page';
import {toRecords} from '../shared/records';
import {distinctWords} from './asked';

/** Tag of pages that belong to no version, such as the landing page: every reader finds them. */
const everyVersion = 'default';

/**
 * What the embedded engine downloads, by the name of the file.
 *
 * @param siteAddress Absolute address that the paths of pages are appended to.
 */
export function indexFiles(pages: readonly SearchablePage[], siteAddress: string): Record<string, string> {
  const found = new Set(pages.map(({tag}) => tag).filter((tag) => tag !== everyVersion));
  // In reverse, the framework's `current` comes before the numbers of older versions.
  const tags = found.size > 0 ? [...found].sort().reverse() : [everyVersion];
  const manifest: Manifest = {siteAddress, versions: []};
  const contents: Record<string, string> = {};
  for (const tag of tags) {
    const ofVersion = pages.filter((page) => page.tag === tag || page.tag === everyVersion);
    const rest: PageTexts = {
      passages: ofVersion.map(({passages}) => passages),
      asked: ofVersion.map(({asked}) => asked && mapValues(asked, distinctWords)),
    };
    const json = JSON.stringify(rest);
    // A file named by its content can be kept for ever by browsers and the CDN.
    const texts = `texts.${createHash('sha256').update(json).digest('hex').slice(0, 8)}.json`;
    contents[texts] = json;
    const records = ofVersion.flatMap((page) => toRecords(page, '')).length;
    manifest.versions.push({tag, records, pages: ofVersion.map(({passages, asked, ...page}) => page), texts});
  }
  return {...contents, [manifestName]: JSON.stringify(manifest)};
}
