import deburr from 'lodash/deburr';
import kebabCase from 'lodash/kebabCase';

/** The part of `config/brand.ts` that pages, code and addresses repeat. */
export interface Brand {
  name: string;
  slug: string;
  cPrefix: string;
  domain: string;
  /** `0x` and four capital hexadecimal digits. */
  serviceUuid: string;
}

/** The spellings that follow from a brand's name and C prefix. */
export interface Spellings {
  /** As in `<Name>-Webhook-Token`; in lower case it equals the slug, as header names ignore case. */
  header: string;
  /** As in `HTTP_<NAME>_WEBHOOK_TOKEN`, the name of a header in CGI. */
  cgi: string;
  /** As in `<Name>Client`. */
  pascal: string;
  /** As in `<name>Client`. */
  camel: string;
  /** As in `<PREFIX>_API_KEY`. */
  macro: string;
}

/** Slug of a name: the generator of the API reference names the overview page the same way, after the API's title. */
export function slugOf(name: string): string {
  return kebabCase(name.toLowerCase());
}

/** Derives the spellings of a brand. */
export function spellingsOf({name, cPrefix}: Brand): Spellings {
  const words = headerWords(name);
  const pascal = words.join('');
  return {
    header: words.join('-'),
    cgi: words.join('_').toUpperCase(),
    pascal,
    camel: words[0].toLowerCase() + words.slice(1).join(''),
    macro: cPrefix.toUpperCase(),
  };
}

/** Cuts a name where its slug has hyphens, and keeps the capitals. */
function headerWords(name: string): string[] {
  let rest = deburr(name).replace(/[^A-Za-z0-9]/g, '');
  return slugOf(name)
    .split('-')
    .map((word) => {
      const start = rest.slice(0, word.length);
      rest = rest.slice(word.length);
      return start;
    });
}
