import {startAfterPaint, startLink} from '../../framework/start-after-paint/startAfterPaint';
import type {FinishedPage} from './readFinishedPages';

/** Addresses of what a page needs besides what all pages have. */
interface OwnFiles {
  /** Those that it would fetch once its first ones run. */
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * Makes a page refuse scripts that are not those of its own build, start the last of its deferred ones after its
 * first paint, and come with its own style.
 *
 * @param integrity gives the value for a script's address; undefined for one that is not in the build
 */
export function rewritePage(
  {html, scripts}: Pick<FinishedPage, 'scripts'> & {html: string},
  integrity: (src: string) => string | undefined,
  own: OwnFiles,
): string {
  const last = scripts.findLast(({isDeferred}) => isDeferred);
  let result = html;
  // From the end of the page on, so that the places before it stay right.
  for (const script of scripts.toReversed()) {
    const {start, end} = script;
    const element = html.slice(start, end);
    const src = /\ssrc=["']?([^"'\s>]+)/.exec(element)?.[1] ?? '';
    const value = script.integrity ?? integrity(src);
    const isMissing = value !== undefined && script.integrity === undefined;
    const tag = isMissing ? element.replace('<script', `<script integrity="${value}"`) : element;
    result = result.slice(0, start) + (script === last ? startLink(src, value) : tag) + result.slice(end);
  }
  const styled = result.replace(/<link rel="?stylesheet"?[^>]*>/, (link) =>
    [link, ...own.styles.map((href) => `<link rel=stylesheet href="${href}">`)].join(''),
  );
  return last ? startAfterPaint(styled, own.scripts) : styled;
}
