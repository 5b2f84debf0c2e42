import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'nlcst';
import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import retextSpell from 'retext-spell';
import {unified} from 'unified';
import {VFile} from 'vfile';
import type {VFileMessage} from 'vfile-message';
import type {Fault} from './Rule';

/** Reads English and judges it. */
export interface Language {
  parse(text: string): Root;
  /** Misspelled and repeated words, and wrong articles; `index` counts in the text. */
  check(tree: Root, text: string): Promise<Fault[]>;
}

const rules: Record<string, string> = {
  'retext-spell': 'spelling',
  'retext-repeated-words': 'repeated',
  'retext-indefinite-article': 'article',
};

function messageOf({actual, expected, reason, source}: VFileMessage): string {
  if (source !== 'retext-spell') return `${reason}.`;
  const words = expected?.slice(0, 3).map((word) => `"${word}"`);
  return `"${actual}" is in no dictionary: ${words?.length ? `write ${words.join(' or ')}, or add it` : 'add it'} to scripts/prose/data/words.txt if it is right.`;
}

/** The words of a list, one a line, where a hash begins a comment. */
export function wordsIn(list: string): string[] {
  return list.split(/\s*(?:#.*)?\n/).filter(Boolean);
}

/**
 * Makes the English language, with American spelling.
 *
 * @param root folder of the project, whose `node_modules` has the dictionary
 * @param words right words that the dictionary lacks
 */
export function createLanguage(root: string, words: readonly string[]): Language {
  const read = (name: string) => fs.readFileSync(path.join(root, 'node_modules/dictionary-en', name));
  const dictionary = {aff: read('index.aff'), dic: read('index.dic')};
  const parser = unified().use(retextEnglish);
  const checker = unified()
    .use(retextSpell, {dictionary, personal: words.join('\n')})
    .use(retextRepeatedWords)
    .use(retextIndefiniteArticle);
  return {
    parse: (text) => parser.parse(text) as Root,
    async check(tree, text) {
      const file = new VFile(text);
      await checker.run(tree, file);
      return (
        file.messages
          // The speller also tells that it has stopped making suggestions.
          .filter(({source, ruleId}) => source && source in rules && ruleId !== 'overflow')
          .map((message) => {
            const {place, source} = message;
            const start = place && 'start' in place ? place.start : place;
            return {rule: rules[source ?? ''], index: start?.offset ?? 0, message: messageOf(message)};
          })
      );
    },
  };
}
