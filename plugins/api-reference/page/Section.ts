import {toHtml} from 'hast-util-to-html';
import type {RawElement} from './contentBlock';
import {withBaseUrl} from './internalLinks';

/** A heading and the HTML below it. */
export interface Section {
  /** Anchor of the heading. */
  id: string;
  title: string;
  nodes: RawElement[];
}

/** A heading of the page, of the third level by default, with the HTML block that is imported as number `index`. */
export function sectionToMdx({id, title}: Section, index: number, level: 2 | 3 = 3): string {
  return `${'#'.repeat(level)} ${title} {/* #${id} */}\n\n<StaticHtml block={blocks[${index}]} />`;
}

/** The HTML below a heading. */
export function sectionToHtml({nodes}: Section, baseUrl: string): string {
  const root = {type: 'root', children: nodes} as Parameters<typeof withBaseUrl>[0];
  return toHtml(withBaseUrl(root, baseUrl), {allowDangerousHtml: true});
}
