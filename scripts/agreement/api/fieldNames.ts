import type {Rule} from '../statement/Statement';
import type {ApiFacts} from './ApiFacts';

/** What a rule about names needs beside the API. */
export interface NamingFacts {
  api: ApiFacts;
  /** Words of the code on pages and of what it is compiled against: names that are not the API's. */
  codeWords: ReadonlySet<string>;
}

const snake = /^[a-z]+(?:_[a-z0-9]+)+$/;
/** A component of ESP-IDF, which code names by its headers only. */
const foreign = new Set(['esp_netif']);
const fileName = /\.(?:json|mjs|hex)$/;
const dotted = /^(?:device|location|gateway|packet|most_recent_packet)(?:\.[a-z_]+)+$/;

/** Whether a name in the form of a field is one of the API, or is used by code on the pages. */
export const fieldNames: Rule<NamingFacts> = ({codes}, {api, codeWords}) =>
  codes
    .map((code) => code.replace(/(?:=|: ).*$/, ''))
    .filter((name) => (snake.test(name) || dotted.test(name)) && !fileName.test(name) && !foreign.has(name))
    .map((name) => {
      const isKnown = api.fields.has(name) || (!dotted.test(name) && codeWords.has(name));
      return isKnown
        ? {}
        : {problem: `${name} is no field or parameter of the OpenAPI file, and no code of the pages uses it`};
    });
