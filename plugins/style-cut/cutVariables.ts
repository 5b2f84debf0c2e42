import type {Root} from 'postcss';
import {type Definition, definitionsIn, variablesIn} from './definitions';
import {removeWithEmptyParents} from './dropUnusedRules';
import type {NamesInUse} from './namesInUse';
import {writeVariables} from './writeVariables';

/** Values that would mean something else where the variable is read. */
const keywords = /^(?:inherit|initial|unset|revert|revert-layer)?$/;

/**
 * Writes variables that have one value on every page where they are read, and drops those that nothing reads.
 *
 * @param isKnown whether something else than a stylesheet reads a variable
 */
export function cutVariables(
  roots: readonly Root[],
  inUse: NamesInUse,
  isKnown: (name: string) => boolean,
): void {
  dropHidden(definitionsIn(roots));
  const values = constantsIn(definitionsIn(roots), inUse);
  for (const root of roots)
    root.walkDecls((declaration) => {
      declaration.value = writeVariables(declaration.value, values);
    });
  dropUnread(roots, isKnown);
}

/** What a layer sets for the whole page has no say where our own style, which is in no layer, sets it too. */
function dropHidden(definitions: Map<string, Definition[]>): void {
  for (const all of definitions.values()) {
    if (!all.some(({isUnconditional, isInLayer}) => isUnconditional && !isInLayer)) continue;
    for (const {declaration, isOnRoot, isInLayer} of all)
      if (isOnRoot && isInLayer) removeWithEmptyParents(declaration);
  }
}

/**
 * Values of the variables that are set once, for every page.
 *
 * One that is made of others has the value that those have at the root, so none of them may be set further inside.
 */
function constantsIn(definitions: Map<string, Definition[]>, inUse: NamesInUse): Map<string, string> {
  const isOfRoot = (name: string) =>
    !inUse.mayBeSet(name) && (definitions.get(name)?.every(({isOnRoot}) => isOnRoot) ?? false);
  const constants = [...definitions].filter(([name, [only, ...others]]) => {
    if (!only?.isUnconditional || others.length > 0 || inUse.mayBeSet(name)) return false;
    const {value} = only.declaration;
    return !keywords.test(value.trim()) && variablesIn(value).every(isOfRoot);
  });
  return new Map(constants.map(([name, [only]]) => [name, only?.declaration.value.trim() ?? '']));
}

/** A variable may be read only by another one that goes: repeats until all that is left is read. */
function dropUnread(roots: readonly Root[], isNeeded: (name: string) => boolean): void {
  for (;;) {
    const read = new Set<string>();
    for (const root of roots)
      root.walkDecls(({value}) => {
        for (const name of variablesIn(value)) read.add(name);
      });
    const unread = [...definitionsIn(roots)].filter(([name]) => !read.has(name) && !isNeeded(name));
    if (unread.length === 0) return;
    for (const {declaration} of unread.flatMap(([, all]) => all)) removeWithEmptyParents(declaration);
  }
}
