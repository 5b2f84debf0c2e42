import {Joi} from '@docusaurus/utils-validation';
import {checkVariables, searchRules} from './env';

/** Where `npm run search:push` sends to; every value has passed {@link readPushEnv}. */
export interface PushEnv {
  appId: string;
  indexName: string;
  /** Secret: belongs into the client and nowhere else. */
  adminKey: string;
}

const schema = Joi.object({
  DOCS_SEARCH_APP_ID: searchRules.DOCS_SEARCH_APP_ID.required(),
  DOCS_SEARCH_INDEX: searchRules.DOCS_SEARCH_INDEX.required(),
  // Algolia key that may write and browse the index; the site itself never needs it.
  DOCS_SEARCH_ADMIN_KEY: Joi.string().alphanum().min(16).required(),
})
  .unknown()
  // None of these may name a value: it could be the key.
  .messages({
    'any.required': '{{#label}} is missing',
    'string.empty': '{{#label}} is empty',
    'string.alphanum':
      '{{#label}} must be letters and digits: look for a space, a quote or a line break around it',
    'string.min': '{{#label}} is too short for a key of Algolia',
  });

/** Reads what a push needs from an environment, without the search-only key; errors never hold the admin key. */
export function readPushEnv(variables: NodeJS.ProcessEnv): PushEnv {
  const value = checkVariables(schema, variables, 'config/pushEnv.ts');
  return {
    appId: value.DOCS_SEARCH_APP_ID,
    indexName: value.DOCS_SEARCH_INDEX,
    adminKey: value.DOCS_SEARCH_ADMIN_KEY,
  };
}
