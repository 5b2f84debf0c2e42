import type {Rule} from './Rule';
import type {Term} from './Term';

/** Finds words that have another spelling or no place in the pages. */
export function termRule(terms: readonly Term[]): Rule {
  return ({prose}) =>
    terms.flatMap(({write, why, pattern}) =>
      [...prose.matchAll(pattern)].map(({0: found, index}) => ({
        rule: 'term',
        index,
        message: `"${found}": write ${write.startsWith('(') ? write : `"${write}"`}${why ? `; ${why}` : ''}.`,
      })),
    );
}
