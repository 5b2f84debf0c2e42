import {escapeCode} from '@site/plugins/content/highlight/shared/codeHtml';
import {languages, type SampleLanguage} from '@site/plugins/api-reference/samples/shared/languages';

/** Puts values in the place of variables in code that the build highlighted; a variable without a value stays. */
export function fillIn(
  html: string,
  language: SampleLanguage,
  values: Readonly<Record<string, string>>,
): string {
  const {read, quote} = languages[language];
  return Object.entries(values).reduce((filled, [variable, value]) => {
    if (value === '') return filled;
    const text = escapeCode(quote(value));
    return filled.replace(anywhere(escapeCode(read(variable))), (found) => {
      // Colors may begin or end within; their tags have to stay.
      const tags = found.match(/<[^>]*>/g) ?? [];
      return text + tags.join('');
    });
  }, html);
}

/** Finds a text even where tags stand between its characters. */
function anywhere(text: string): RegExp {
  const characters = [...text].map((character) => character.replace(/[$()*+.?[\\\]^{|}]/, '\\$&'));
  return new RegExp(`${characters.join('(?:<[^>]*>)*')}(?![A-Za-z0-9_])`, 'g');
}
