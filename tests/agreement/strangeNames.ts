import {brand} from '../../config/brand';
import type {NamedText} from './writtenTexts';

const prefix = brand.cPrefix;
const macros = prefix.toUpperCase();
/** Names of files, such as `skerry_crypto.c`, are left out. */
const names = new RegExp(String.raw`(?<![\w/.-])(?:(?:CONFIG_)?${macros}|${prefix})_\w+\b(?!\.[ch]\b)`, 'g');

/** Variables of a shell, of make and of CMake, which pages set; options of the SDK are none of them. */
function assignedIn(text: string): string[] {
  return [...text.matchAll(new RegExp(String.raw`\b(${macros}_\w+)[ \t]*:?=`, 'g'))].map(([, name]) => name);
}

/**
 * Names with the prefix of the SDK, in prose and in code, that nothing declares.
 *
 * A name that ends in `_`, as before an ellipsis, has to begin another one.
 *
 * @param declared words of the headers, and other known names
 * @returns each with file and line, and how many names there are in all
 */
export function strangeNames(
  texts: readonly NamedText[],
  declared: ReadonlySet<string>,
): {problems: string[]; compared: number} {
  const variables = new Set(texts.flatMap(({text}) => assignedIn(text)));
  const isKnown = (name: string) =>
    declared.has(name) ||
    (variables.has(name) && !name.startsWith('CONFIG_')) ||
    (name.endsWith('_') && [...declared].some((known) => known.startsWith(name) && known !== name));
  let compared = 0;
  const problems = texts.flatMap(({file, text}) =>
    text.split('\n').flatMap((line, index) => {
      const found = line.match(names) ?? [];
      compared += found.length;
      return found
        .filter((name) => !isKnown(name))
        .map((name) => `${file}:${index + 1}: ${name} is declared in no header`);
    }),
  );
  return {problems, compared};
}
