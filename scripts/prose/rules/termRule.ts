import {parse} from 'yaml';
import type {Rule} from '../passages/Passage';

interface Term {
  write: string;
  not: string[];
  why?: string;
  exact?: boolean;
}

/** Finds words that have another spelling or no place in the pages, by `data/terms.yaml`. */
export function termRule(yaml: string): Rule {
  const terms = (parse(yaml) as Term[]).map(({write, not, why, exact}) => {
    if (!write || !not?.length) throw new Error(`The term "${write}" needs \`write\` and a list \`not\`.`);
    // Longest first, so that what is found is the whole term.
    const choices = not.toSorted((a, b) => b.length - a.length).join('|');
    const pattern = new RegExp(`(?<![\\w/.@-])(?:${choices})(?![\\w/@]|\\.\\w)`, exact ? 'g' : 'gi');
    const advice = `${write.startsWith('(') ? write : `"${write}"`}${why ? `; ${why}` : ''}`;
    return {pattern, advice};
  });
  return ({prose}) =>
    terms.flatMap(({pattern, advice}) =>
      [...prose.matchAll(pattern)].map(({0: found, index}) => {
        return {index, message: `"${found}": write ${advice}.`};
      }),
    );
}
