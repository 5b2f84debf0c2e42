import type {Root} from 'postcss';
import {definitionsIn} from './definitions';

/** Gives variables that only stylesheets know short names, in the order of their own. */
export function shortenNames(roots: readonly Root[], isKnown: (name: string) => boolean): void {
  const names = [...definitionsIn(roots).keys()].filter((name) => !isKnown(name)).sort();
  const short = new Map(names.map((name, index) => [name, `--_${index.toString(36)}`]));
  for (const root of roots)
    root.walkDecls((declaration) => {
      declaration.prop = short.get(declaration.prop) ?? declaration.prop;
      declaration.value = declaration.value.replace(/--[\w-]+/g, (name) => short.get(name) ?? name);
    });
}
