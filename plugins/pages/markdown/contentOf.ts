import type {Element} from 'hast';
import {classesOf, textOf} from '../../content/mdx/textOf';
import {findElement, type ParsedPage} from '../finish/parsePage';
import {cleanPage} from './cleanPage';

/** What readers came for, without navigation, footer and what only a browser needs. */
export interface PageContent {
  /** That of the first heading. */
  title: string;
  description: string;
  content: Element;
}

/**
 * Takes the content out of a built page; the page is without it then.
 *
 * @param address of the page, absolute
 * @throws Error when the page lacks a heading or content
 */
export function contentOf({file, main, meta}: ParsedPage, address: string): PageContent {
  const content =
    main && (findElement(main, (part) => classesOf(part).includes('theme-doc-markdown')) ?? main);
  const heading = content && findElement(content, ({tagName}) => tagName === 'h1');
  if (!content || !heading)
    throw new Error(
      `${file}: Markdown and feeds are made of a main element with a heading of the first level.`,
    );
  const title = textOf(heading).trim();
  cleanPage(content, address);
  return {title, description: meta.description ?? '', content};
}
