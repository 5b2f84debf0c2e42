import type {Element, Root} from 'hast';
import {h} from 'hastscript';
import {SKIP, visit} from 'unist-util-visit';
import {leftOut} from './rehypeUnitSpaces';

/** A number or capitals, a hyphen, and what belongs to them: `6-byte`, `AES-CMAC`, `SHA-256`, `2026-09-16`. */
const compound = /(?<![\p{L}\p{N}_-])(?:\d+|\p{Lu}{2,}|Wi)(?:-[\p{L}\p{N}]{1,8}){1,2}(?![\p{L}\p{N}_-])/gu;

/**
 * Rehype plugin that keeps short compounds with a hyphen on one line.
 *
 * Style does it, not another character: what readers copy and search for keeps its plain hyphen.
 */
export default function rehypeHyphens() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'element' && leftOut.has(node.tagName)) return SKIP;
      if (node.type !== 'text' || !parent || index === undefined) return undefined;
      const pieces = node.value.split(compound);
      if (pieces.length === 1) return undefined;
      const compounds = node.value.match(compound) ?? [];
      const children = pieces.flatMap((text, number) => {
        const word = compounds[number];
        return [
          ...(text ? [{type: 'text' as const, value: text}] : []),
          ...(word ? [h('span', {className: 'short'}, word)] : []),
        ];
      });
      (parent as Element).children.splice(index, 1, ...children);
      return index + children.length;
    });
  };
}
