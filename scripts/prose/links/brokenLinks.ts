import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {Finding} from '../Finding';

const parser = unified().use(remarkParse).use(remarkGfm);

/** Anchors of a Markdown file's headings, as code hosts make them. */
function anchorsOf(file: string): Set<string> {
  const anchors = new Set<string>();
  visit(parser.parse(fs.readFileSync(file, 'utf8')) as Root, 'heading', (heading) => {
    const words = textOf(heading).toLowerCase();
    const slug = words.replace(/[^\p{L}\p{N}_ -]/gu, '').replaceAll(' ', '-');
    let anchor = slug;
    for (let repeat = 1; anchors.has(anchor); repeat += 1) anchor = `${slug}-${repeat}`;
    anchors.add(anchor);
  });
  return anchors;
}

function problemOf(url: string, file: string): string | undefined {
  const [address = '', anchor] = url.split('#');
  const target = address === '' ? file : path.resolve(path.dirname(file), decodeURI(address));
  if (!fs.existsSync(target)) return `"${url}" leads nowhere: there is no ${address}.`;
  if (anchor === undefined || !target.endsWith('.md')) return undefined;
  const anchors = anchorsOf(target);
  if (anchors.has(anchor)) return undefined;
  return `"${url}": ${path.basename(target)} has no heading with that anchor; it has ${[...anchors].join(', ')}.`;
}

/**
 * Finds links of a Markdown file that lead to no file or no heading of the project.
 *
 * Pages of the site are left to the build, which knows their routes and the anchors that components make.
 *
 * @param file from the root of the project
 */
export function brokenLinks(root: string, file: string): Finding[] {
  const full = path.join(root, file);
  const findings: Finding[] = [];
  visit(parser.parse(fs.readFileSync(full, 'utf8')) as Root, ['link', 'definition'], (node) => {
    if (!('url' in node) || /^(?:[a-z]+:|\/\/)/i.test(node.url)) return;
    const message = problemOf(node.url, full);
    const {line = 1, column = 1} = node.position?.start ?? {};
    if (message) findings.push({file, line, column, rule: 'link', message});
  });
  return findings;
}
