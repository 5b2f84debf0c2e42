import {parse} from 'yaml';
import type {NamedText} from '../../pages/writtenTexts';

/** What pages once said in two ways, and what was decided. */
export interface Decision {
  decided: string;
  /** The page that says it. */
  home: string;
  /** The words by which it does. */
  says: string;
  /** What must not be said any more. */
  against: RegExp[];
  /** Sentences that stood there. */
  was: string[];
}

/** Reads `decisions.yaml`. */
export function readDecisions(yaml: string): Decision[] {
  const written = parse(yaml) as Array<Omit<Decision, 'against'> & {against: string[]}>;
  return written.map((decision) => ({
    ...decision,
    against: decision.against.map((pattern) => new RegExp(pattern, 'i')),
  }));
}

/** A text as readers see it, on one line: what is wrapped or emphasized can be found as well. */
export function plainText(source: string): string {
  return source
    .replace(/\n[ \t]*(?:\*(?!\*)|>)[ \t]/g, '\n')
    .replace(/\*\*/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s+/g, ' ');
}

/** What contradicts the decisions, and homes that no longer say what was decided. */
export function decisionProblems(decisions: readonly Decision[], texts: readonly NamedText[]): string[] {
  return decisions.flatMap(({decided, home, says, against}) => {
    const said = texts.find(({file}) => file === home)?.text.includes(says);
    const contradicting = texts.flatMap(({file, text}) =>
      against
        .map((pattern) => pattern.exec(text)?.[0])
        .filter((found) => found !== undefined)
        .map((found) => `${file}: "${found}": it was decided that ${decided} (${home})`),
    );
    return said ? contradicting : [...contradicting, `${home} no longer says "${says}"`];
  });
}
