import type {AtRule, Container, Declaration, Document, Root, Rule} from 'postcss';
import {removeWithEmptyParents} from './dropUnusedRules';

/**
 * Drops what the framework's layers declare and our own style, which stands in no layer and so wins, declares for the
 * same elements.
 */
export function dropOverruled(root: Root): void {
  const own = new Map<string, Set<string>>();
  const layered: Rule[] = [];
  root.walkRules((rule) => {
    if (isInLayer(rule)) layered.push(rule);
    if (rule.parent?.type !== 'root') return;
    for (const selector of rule.selectors) {
      const properties = own.get(selector) ?? new Set();
      rule.walkDecls(({prop}) => {
        properties.add(prop);
      });
      own.set(selector, properties);
    }
  });
  for (const rule of layered) {
    const declarations = rule.nodes.filter((node): node is Declaration => node.type === 'decl');
    const isOverruled = ({prop, important}: Declaration) =>
      !important &&
      rule.selectors.every((selector) =>
        [...own].some(
          ([wider, properties]) =>
            isWithin(selector, wider) && [...properties].some((one) => covers(one, prop)),
        ),
      );
    for (const declaration of declarations.filter(isOverruled)) removeWithEmptyParents(declaration);
  }
}

/** Whether a node stands in a cascade layer. */
export function isInLayer(node: {parent?: Container | Document}): boolean {
  for (let around = node.parent; around; around = around.parent as typeof around)
    if (around.type === 'atrule' && (around as AtRule).name === 'layer') return true;
  return false;
}

/** Whether all that one selector matches is matched by the other, as far as their text tells. */
function isWithin(selector: string, wider: string): boolean {
  if (selector === wider) return true;
  const [parts, fewer] = [partsOf(selector), partsOf(wider)];
  const elements = (all: string[]) => all.filter((part) => pseudoElement.test(part)).join();
  return (
    fewer.length > 0 && fewer.every((part) => parts.includes(part)) && elements(parts) === elements(fewer)
  );
}

const pseudoElement = /^::|^:(?:before|after|first-line|first-letter)$/;

/** What an element must be for a selector without combinators; nothing for any other. */
function partsOf(selector: string): string[] {
  const plain = selector.replace(/:where\((\.[\w-]+)\)/g, '$1');
  const parts = plain.match(/\*|[.#]?[\w-]+|\[[^\]]*\]|::?[\w-]+(?:\([^()]*\))?/g) ?? [];
  return parts.join('') === plain && !/\s/.test(plain.replace(/\[[^\]]*\]|\([^()]*\)/g, '')) ? parts : [];
}

/** Whether a declaration of one property leaves nothing of one of the other. */
function covers(property: string, other: string): boolean {
  if (property === other) return true;
  if (property.startsWith('--') || !other.startsWith(`${property}-`)) return false;
  return (
    property !== 'border' || /^border-(?:top|right|bottom|left|block|inline|width|style|color)/.test(other)
  );
}
