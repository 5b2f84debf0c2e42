import type {AtRule, Declaration, Root} from 'postcss';

/** Where a stylesheet gives a variable its value. */
export interface Definition {
  declaration: Declaration;
  /** On the root element alone, under whatever condition. */
  isOnRoot: boolean;
  /** For the root element in any state, on any device. */
  isUnconditional: boolean;
  isInLayer: boolean;
}

const rootElement = /^(?::root|html)(?:\[[^\]]*\]|:(?:root|not\([^()]*\)|is\([^()]*\)))*$|^\[[^\]]*\]:root$/;

/** The definitions of all variables in stylesheets, by the variable's name. */
export function definitionsIn(roots: readonly Root[]): Map<string, Definition[]> {
  const found = new Map<string, Definition[]>();
  for (const root of roots)
    root.walkDecls(/^--/, (declaration) => {
      const known = found.get(declaration.prop) ?? [];
      found.set(declaration.prop, [...known, describe(declaration)]);
    });
  return found;
}

/** Names of the variables that values read. */
export function variablesIn(value: string): string[] {
  return value.match(/(?<=var\(\s*)--[\w-]+/g) ?? [];
}

function describe(declaration: Declaration): Definition {
  const rule = declaration.parent;
  const selectors = rule?.type === 'rule' ? (rule as unknown as {selectors: string[]}).selectors : [];
  const around: AtRule[] = [];
  for (let node = rule?.parent; node; node = node.parent as typeof node)
    if (node.type === 'atrule') around.push(node as unknown as AtRule);
  const isOnRoot = selectors.length > 0 && selectors.every((selector) => rootElement.test(selector));
  return {
    declaration,
    isOnRoot,
    isUnconditional: selectors.includes(':root') && isOnRoot && around.every(({name}) => name === 'layer'),
    isInLayer: around.some(({name}) => name === 'layer'),
  };
}
