/** The names that the scripts and texts of a built site contain. */
export interface NamesInUse {
  /** Whether a class may occur. */
  hasClass(name: string): boolean;
  /** Whether a custom property is read or set outside of stylesheets. */
  hasVariable(name: string): boolean;
  /** Whether it may be set there: it stands elsewhere than in `var()`. */
  mayBeSet(name: string): boolean;
}

/**
 * Reads all names that texts contain.
 *
 * A name that ends in dashes is the start of names put together at run time, as in `alert--${type}`: all classes that
 * begin with it count as used. Names of variables are put together for colours alone (`design/cssVariables.ts`).
 */
export function namesInUse(texts: readonly string[]): NamesInUse {
  const classes = new Set<string>();
  const variables = new Set<string>();
  const set = new Set<string>();
  for (const text of texts) {
    for (const [name] of text.matchAll(/(?<![\w-])-?[a-z_][\w-]*/gi)) classes.add(name);
    for (const [name] of text.matchAll(/(?<![\w-])--[a-z][\w-]*/gi)) variables.add(name);
    for (const [name] of text.matchAll(/(?<!var\(\s*|[\w-])--[a-z][\w-]*/gi)) set.add(name);
  }
  const starts = [...classes].filter((name) => /[a-z\d][-_]+$/i.test(name) && name.length > 3);
  return {
    hasClass: (name) => classes.has(name) || starts.some((start) => name.startsWith(start)),
    hasVariable: (name) => variables.has(name),
    mayBeSet: (name) => set.has(name),
  };
}
