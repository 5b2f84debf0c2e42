import {appliesTo, type Rule} from './rules';

/** A text after its rules. */
export interface Rewritten {
  text: string;
  /** The original with every place that a rule replaced blanked out, line breaks kept. */
  untouched: string;
}

/**
 * Makes the function that rewrites a file's text, and counts in `counts` how often each rule replaced something.
 *
 * The rules run in one pass, so none sees what another wrote: the new name may contain the old one.
 */
export function rewriter(rules: Rule[], counts: Map<Rule, number> = new Map()) {
  const passes = new Map<string, {rules: Rule[]; places: RegExp}>();

  function passFor(file: string) {
    const applying = rules.filter((rule) => appliesTo(rule, file));
    const key = applying.map((rule) => rule.id).join();
    const pass = passes.get(key) ?? {
      rules: applying,
      places: new RegExp(applying.map((rule) => `(${rule.pattern})`).join('|'), 'g'),
    };
    passes.set(key, pass);
    return pass;
  }

  return (file: string, original: string): Rewritten => {
    const pass = passFor(file);
    if (pass.rules.length === 0) return {text: original, untouched: original};
    let text = '';
    let untouched = '';
    let end = 0;
    for (const match of original.matchAll(pass.places)) {
      const [found, ...groups] = match;
      const rule = pass.rules[groups.findIndex((group) => group !== undefined)];
      const {replacement} = rule;
      const between = original.slice(end, match.index);
      text += between + (typeof replacement === 'string' ? replacement : replacement(found));
      untouched += between + found.replace(/[^\n]/g, '\0');
      end = match.index + found.length;
      counts.set(rule, (counts.get(rule) ?? 0) + 1);
    }
    return {text: text + original.slice(end), untouched: untouched + original.slice(end)};
  };
}
