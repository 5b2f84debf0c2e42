import {fromMarkdown} from 'mdast-util-from-markdown';
import {toString as textOf} from 'mdast-util-to-string';

/** A part of a text: what stands before the first heading of the second level, or such a heading and what follows. */
export interface MarkdownSection {
  /** The heading; undefined before the first one. */
  title?: string;
  /** Markdown, with the heading. */
  text: string;
}

/** Splits Markdown before each heading of the second level. */
export function markdownSections(markdown: string): MarkdownSection[] {
  const headings = fromMarkdown(markdown).children.filter(
    (node) => node.type === 'heading' && node.depth === 2,
  );
  const starts = headings.map(({position}) => position?.start.offset ?? 0);
  return [0, ...starts].map((start, index) => ({
    title: index === 0 ? undefined : textOf(headings[index - 1]),
    text: markdown.slice(start, starts[index] ?? markdown.length).trim(),
  }));
}
