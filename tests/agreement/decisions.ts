import {parse} from 'yaml';
import type {NamedText} from './writtenTexts';

/** What pages once said in two ways, and what was decided. */
interface Decision {
  decided: string;
  /** The page that says it. */
  home: string;
  /** The words by which it does. */
  says: string;
  /** Patterns of what must not be said any more. */
  against: string[];
  /** Sentences that stood there. */
  was: string[];
}

/** Reads `decisions.yaml`. */
export const readDecisions = (yaml: string): Decision[] => parse(yaml);

/** A text as readers see it, on one line: what is wrapped or emphasized can be found as well. */
export function plainText(source: string): string {
  return source
    .replace(/\n[ \t]*(?:\*(?!\*)|>)[ \t]/g, '\n')
    .replace(/\*\*|<\/?Rating\b[^>]*>/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s+/g, ' ');
}

/** What contradicts the decisions, and homes that no longer say what was decided. */
export function decisionProblems(decisions: readonly Decision[], texts: readonly NamedText[]): string[] {
  return decisions.flatMap(({decided, home, says, against}) => {
    const isSaid = texts.find(({file}) => file === home)?.text.includes(says);
    const patterns = against.map((pattern) => new RegExp(pattern, 'i'));
    const contradicting = texts.flatMap(({file, text}) =>
      patterns.flatMap((pattern) => {
        const found = pattern.exec(text)?.[0];
        return found ? [`${file}: "${found}": it was decided that ${decided} (${home})`] : [];
      }),
    );
    return isSaid ? contradicting : [...contradicting, `${home} no longer says "${says}"`];
  });
}
