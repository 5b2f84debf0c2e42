import type {Html, Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {toString as textOf} from 'mdast-util-to-string';
import {gfm} from 'micromark-extension-gfm';
import {visit} from 'unist-util-visit';

/** A heading with its level, and the id under which links find it. */
export interface ReadHeading {
  level: number;
  text: string;
  id: string;
}

/** What a page says that can be compared, read from its Markdown or from its HTML. */
export interface ReadPage {
  headings: ReadHeading[];
  /** Text of each code block. */
  code: string[];
  /** Number of rows of each table, its head counted. */
  tables: number[];
}

/** What a page's Markdown holds besides. */
export interface ReadMarkdown extends ReadPage {
  ids: Set<string>;
  /** Targets of all links, as they are written. */
  links: string[];
}

/** Words with single spaces, as readers see them. */
export function plain(text: string): string {
  return text
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const idOf = ({value}: Html) => /<a id="([^"]+)">$/.exec(value)?.[1];

/** Reads a page's Markdown as a program does that has nothing else. */
export function readMarkdown(markdown: string): ReadMarkdown {
  const tree: Root = fromMarkdown(markdown, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]});
  const page: ReadMarkdown = {headings: [], code: [], tables: [], ids: new Set(), links: []};
  visit(tree, (node) => {
    if (node.type === 'heading') {
      const ids = node.children.flatMap((child) => (child.type === 'html' ? (idOf(child) ?? []) : []));
      const text = plain(textOf(node, {includeHtml: false}));
      page.headings.push({level: node.depth, text, id: ids.join(' ')});
    }
    if (node.type === 'html') page.ids.add(idOf(node) ?? '');
    if (node.type === 'code') page.code.push(node.value.trimEnd());
    if (node.type === 'table') page.tables.push(node.children.length);
    if (node.type === 'link') page.links.push(node.url);
  });
  return page;
}
