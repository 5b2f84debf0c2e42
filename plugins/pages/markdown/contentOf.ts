import type {Element} from 'hast';
import {classesOf, textOf} from '../../content/mdx/textOf';
import {findElement, type ParsedPage} from '../finish/parsePage';
import {cleanPage} from './cleanPage';

/** What readers came for, without navigation, footer and what only a browser needs. */
export interface PageContent {
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
  endWithSamples(content);
  cleanPage(content, address);
  return {title, description: meta.description ?? '', content};
}

/** Puts the samples that stand beside a text behind it: in Markdown it would be a part of theirs. */
function endWithSamples({children}: Element): void {
  const at = children.findIndex((child) => child.type === 'element' && classesOf(child).includes('api-side'));
  if (at < 0) return;
  const end = children.findIndex(
    (child, index) => index > at && child.type === 'element' && child.tagName === 'h2',
  );
  const [samples] = children.splice(at, 1);
  children.splice(end < 0 ? children.length : end - 1, 0, samples);
}
