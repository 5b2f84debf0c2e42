import fs from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import type {Nodes} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {decodeAddress} from '../../plugins/builtFiles';
import {listPages, madePages} from '../pages/listPages';
import {parseFile} from '../pages/parsePage';
import {projectFiles} from '../siteCopy/projectFiles';
import type {Finding} from './checkSource';

export function markdownFiles(root: string): string[] {
  return projectFiles(root).filter((name) => name.endsWith('.md') && !/^(?:docs|static)\//.test(name));
}

/** Anchors by file, as long as its text is the same: many links lead to few files. */
const known = new Map<string, {source: string; anchors: string[]}>();

/** Anchors of a file's headings, as code hosts and the site make them, and ids that elements of a page have. */
function anchorsOf(file: string, source: string): string[] {
  const last = known.get(file);
  if (last?.source === source) return last.anchors;
  const slugger = createSlugger();
  const anchors: string[] = [];
  visit(parseFile(file, source), (node) => {
    if (node.type === 'heading') {
      const last = node.children.at(-1);
      const own = last?.type === 'mdxTextExpression' ? /#([\w.-]+)/.exec(last.value)?.[1] : undefined;
      anchors.push(own ?? slugger.slug(textOf(node).trim()));
    } else if ('attributes' in node && Array.isArray(node.attributes)) {
      for (const attribute of node.attributes)
        if ('name' in attribute && attribute.name === 'id') anchors.push(String(attribute.value));
    }
  });
  known.set(file, {source, anchors});
  return anchors;
}

/** The file of a page's address, whose front matter may state another than that of its place; undefined without one. */
function pageAt(root: string, address: string): string | undefined {
  const file = path.join(root, `${address}.mdx`);
  if (fs.existsSync(file)) return file;
  const slug = `slug: ${address.replace(/^\/docs/, '')}\n`;
  const named = listPages(root).find((name) => fs.readFileSync(path.join(root, name), 'utf8').includes(slug));
  return named && path.join(root, named);
}

function problemOf(root: string, url: string, file: string, source: string): string | undefined {
  if (/^(?:[a-z]+:|\/\/)/i.test(url)) return undefined;
  const [address = '', anchor] = url.split('#');
  // Pages that the build makes, and files that it serves, are not there before.
  if (address.startsWith(`/${madePages}`) || /^\/(?!docs\/)/.test(address)) return undefined;
  const place = path.resolve(path.dirname(file), decodeAddress(address));
  const target = address === '' ? file : address.startsWith('/') ? pageAt(root, address) : place;
  if (!target || !fs.existsSync(target)) return `"${url}" leads nowhere: there is no ${address}.`;
  if (anchor === undefined || !/\.mdx?$/.test(target)) return undefined;
  const anchors = anchorsOf(target, target === file ? source : fs.readFileSync(target, 'utf8'));
  if (anchors.includes(anchor)) return undefined;
  return `"${url}": ${path.basename(target)} has no heading with that anchor; it has ${anchors.join(', ')}.`;
}

/** A place of the project as Markdown names it in code: `model/packet/layout.ts`, `tests/states`. */
const namedPlace = /^(?:config|design|handbook|model|plugins|sandbox|scripts|src|tests)\/[\w./-]+$/;

/**
 * Finds links of a Markdown file or a page that lead to no file or no heading of the project, and places that it names
 * in code and that are not there. What a page links to in the API reference is left to the build, which makes it.
 */
export function brokenLinks(
  root: string,
  file: string,
  source = fs.readFileSync(path.join(root, file), 'utf8'),
): Finding[] {
  const full = path.join(root, file);
  // Decisions speak of what was, samples of themselves, and pages of their readers' projects.
  const missingPlace = (place: string) =>
    namedPlace.test(place) &&
    !/^(?:handbook\/decisions|samples|docs)\//.test(file) &&
    !fs.existsSync(path.join(root, place)) &&
    `There is no ${place}: name the place where it is now.`;
  const findings: Finding[] = [];
  visit(parseFile(file, source), (node) => {
    const url = 'url' in node && node.type !== 'image' ? node.url : linkOf(node);
    const message = url
      ? problemOf(root, url, full, source)
      : node.type === 'inlineCode' && missingPlace(node.value);
    const {line = 1, column = 1} = node.position?.start ?? {};
    if (message) findings.push({file, line, column, rule: 'link', message});
  });
  return findings;
}

/** Where a component leads, such as a card. */
function linkOf(node: Nodes): string | undefined {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
  const found = node.attributes.find((each) => 'name' in each && ['href', 'to'].includes(each.name));
  return typeof found?.value === 'string' ? found.value : undefined;
}
