import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/** Puts the site's base URL before each link that starts at the site's root. */
export function withBaseUrl(tree: Root, baseUrl: string): Root {
  visit(tree, 'element', ({properties}) => {
    if (typeof properties.href === 'string' && /^\/(?!\/)/.test(properties.href)) {
      properties.href = baseUrl + properties.href.slice(1);
    }
  });
  return tree;
}
