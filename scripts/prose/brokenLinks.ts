import fs from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {parseMarkdown} from '../pages/parsePage';
import {projectFiles} from '../siteCopy/projectFiles';
import type {Finding} from './checkSource';

/** Markdown files for contributors, from the root of the project. */
export function markdownFiles(root: string): string[] {
  return projectFiles(root).filter((name) => name.endsWith('.md') && !/^(?:docs|static)\//.test(name));
}

/** Anchors of a Markdown file's headings, as code hosts make them. */
function anchorsOf(file: string): string[] {
  const slugger = createSlugger();
  const anchors: string[] = [];
  visit(parseMarkdown(fs.readFileSync(file, 'utf8')), 'heading', (heading) => {
    anchors.push(slugger.slug(textOf(heading)));
  });
  return anchors;
}

function problemOf(url: string, file: string): string | undefined {
  if (/^(?:[a-z]+:|\/\/)/i.test(url)) return undefined;
  const [address = '', anchor] = url.split('#');
  const target = address === '' ? file : path.resolve(path.dirname(file), decodeURI(address));
  if (!fs.existsSync(target)) return `"${url}" leads nowhere: there is no ${address}.`;
  if (anchor === undefined || !target.endsWith('.md')) return undefined;
  const anchors = anchorsOf(target);
  if (anchors.includes(anchor)) return undefined;
  return `"${url}": ${path.basename(target)} has no heading with that anchor; it has ${anchors.join(', ')}.`;
}

/** A place of the project as Markdown names it in code: `model/packet/layout.ts`, `tests/states`. */
const namedPlace = /^(?:config|design|handbook|model|plugins|sandbox|scripts|src|tests)\/[\w./-]+$/;

/**
 * Finds links of a Markdown file that lead to no file or no heading of the project, and places that it names in code
 * and that are not there.
 *
 * Pages of the site are left to the build, which knows their routes and the anchors that components make.
 *
 * @param file from the root of the project
 */
export function brokenLinks(root: string, file: string): Finding[] {
  const full = path.join(root, file);
  // Decisions speak of what was, and samples of themselves.
  const missingPlace = (place: string) =>
    namedPlace.test(place) &&
    !/^(?:handbook\/decisions|samples)\//.test(file) &&
    !fs.existsSync(path.join(root, place)) &&
    `There is no ${place}: name the place where it is now.`;
  const findings: Finding[] = [];
  visit(parseMarkdown(fs.readFileSync(full, 'utf8')), ['link', 'definition', 'inlineCode'], (node) => {
    const message =
      'url' in node ? problemOf(node.url, full) : node.type === 'inlineCode' && missingPlace(node.value);
    const {line = 1, column = 1} = node.position?.start ?? {};
    if (message) findings.push({file, line, column, rule: 'link', message});
  });
  return findings;
}
