import fs from 'node:fs';
import {parse} from 'yaml';

export interface Term {
  term: string;
  /** One or two sentences of text. */
  definition: string;
  /** Path of the page that tells all about it, with an anchor where it is a part of that page. */
  home: string;
}

/** Reads `terms.yaml`; an entry that is incomplete, doubled or too long stops the build with its term. */
export function readGlossary(file: string): Term[] {
  const terms: Term[] = parse(fs.readFileSync(file, 'utf8'));
  const seen = new Set<string>();
  for (const {term, definition, home} of terms) {
    const name = `${file}: the term "${term}"`;
    if (!term || !definition || !home?.startsWith('/docs/'))
      throw new Error(`${name} needs \`term\`, \`definition\` and a \`home\` that begins with /docs/.`);
    if (seen.has(term)) throw new Error(`${name} stands there twice.`);
    const sentences = definition.match(/[.!?](?=\s|$)/g)?.length ?? 0;
    if (sentences < 1 || sentences > 2)
      throw new Error(`${name} needs a definition of one or two sentences.`);
    seen.add(term);
  }
  return terms;
}
