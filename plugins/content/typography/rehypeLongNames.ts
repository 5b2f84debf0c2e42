import type {Program} from 'estree';
import {visit as visitScript} from 'estree-util-visit';
import type {Element, Root} from 'hast';
import {h} from 'hastscript';
import countBy from 'lodash/countBy';
import {SKIP, visit} from 'unist-util-visit';

/** Between these a line may break: behind `_` in a name. */
const joint = /(?<=_)(?=[^_])/u;

/** What so many headings of a page begin with is no help to tell them apart. */
const manyHeadings = 5;

/**
 * Rehype plugin that lets a line break behind `_` in headings and in the page's contents: the names of functions are
 * longer than a phone or the contents are wide. In the contents, what most names begin with is marked as their `prefix`.
 */
export default function rehypeLongNames() {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      if (!/^h[1-6]$/.test(node.tagName)) return undefined;
      breakHeading(node);
      return SKIP;
    });
    visit(tree, 'mdxjsEsm', ({data}) => {
      if (data?.estree && exportsContents(data.estree)) breakContents(data.estree);
    });
  };
}

function breakHeading(heading: Element): void {
  visit(heading, (node, index, parent) => {
    // The framework takes code with elements in it for a block.
    if (node.type === 'element' && node.tagName === 'code') return SKIP;
    if (node.type !== 'text' || !parent || index === undefined) return undefined;
    const pieces = node.value.split(joint).map((value) => ({type: 'text', value}) as const);
    const broken = pieces.flatMap((piece, at) => (at > 0 ? [h('wbr'), piece] : [piece]));
    parent.children.splice(index, 1, ...broken);
    return index + broken.length;
  });
}

/** Whether a script is `export const toc = [{value, id, level}]`, which the framework puts into each page. */
function exportsContents({body}: Program): boolean {
  const declaration = body[0]?.type === 'ExportNamedDeclaration' ? body[0].declaration : undefined;
  const name = declaration?.type === 'VariableDeclaration' ? declaration.declarations[0]?.id : undefined;
  return name?.type === 'Identifier' && name.name === 'toc';
}

/** Breaks the headings in the contents, which are HTML, outside their tags. */
function breakContents(script: Program): void {
  const headings = headingsOf(script);
  const prefixes = countBy(headings, ({value}) => prefixOf(value));
  for (const heading of headings) {
    const prefix = prefixOf(heading.value);
    const isCommon = prefix !== '' && (prefixes[prefix] ?? 0) >= manyHeadings;
    const rest = isCommon ? heading.value.slice(prefix.length) : heading.value;
    const html = rest.replaceAll(/<[^>]*>|[^<]+/gu, (part) =>
      part.startsWith('<') ? part : part.split(joint).join('<wbr>'),
    );
    heading.value = isCommon ? `<span class="prefix">${prefix}</span>${html}` : html;
  }
}

/** What a name that is a heading has in common with others: `skerry_`. */
function prefixOf(heading: string): string {
  return /^[a-z]+_(?=\w+$)/.exec(heading)?.[0] ?? '';
}

function headingsOf(script: Program): {value: string}[] {
  const headings: {value: string}[] = [];
  visitScript(script, (node) => {
    if (node.type !== 'Property' || node.value.type !== 'Literal') return;
    const {key, value} = node;
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' && key.value;
    if (name !== 'value' || typeof value.value !== 'string') return;
    delete value.raw;
    headings.push(value as {value: string});
  });
  return headings;
}
