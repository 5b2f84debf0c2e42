import {parse} from 'yaml';

/** A word that pages must not use. */
export interface Term {
  write: string;
  why?: string;
  pattern: RegExp;
}

interface WrittenTerm {
  write: string;
  not: string[];
  why?: string;
  exact?: boolean;
}

/**
 * Reads `data/terms.yaml`.
 *
 * @throws Error that names a term without anything to look for
 */
export function readTerms(yaml: string): Term[] {
  return (parse(yaml) as WrittenTerm[]).map(({write, not, why, exact}) => {
    if (!write || !not?.length) throw new Error(`The term "${write}" needs \`write\` and a list \`not\`.`);
    // Longest first, so that what is found is the whole term.
    const choices = [...not].sort((a, b) => b.length - a.length).join('|');
    return {
      write,
      why,
      pattern: new RegExp(`(?<![\\w/.@-])(?:${choices})(?![\\w/@]|\\.\\w)`, exact ? 'g' : 'gi'),
    };
  });
}
