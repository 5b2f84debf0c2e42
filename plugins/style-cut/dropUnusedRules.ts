import type {Container, Document, Root, Rule} from 'postcss';
import {canMatch} from './canMatch';

/**
 * Drops the selectors that no element of the site can match.
 *
 * @returns the classes that occur nowhere
 */
export function dropUnusedRules(root: Root, hasClass: (name: string) => boolean): Set<string> {
  const unused = new Set<string>();
  const rules: Rule[] = [];
  root.walkRules((rule) => {
    rules.push(rule);
  });
  for (const rule of rules) {
    const kept = rule.selectors.filter((selector) =>
      canMatch(selector, hasClass, (name) => unused.add(name)),
    );
    if (kept.length === 0) removeWithEmptyParents(rule);
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  }
  return unused;
}

/** Removes a node, and around it what is empty without it. */
export function removeWithEmptyParents(node: {parent?: Container | Document; remove(): unknown}): void {
  const {parent} = node;
  node.remove();
  if (parent && parent.type !== 'root' && parent.type !== 'document' && parent.nodes?.length === 0)
    removeWithEmptyParents(parent as never);
}
