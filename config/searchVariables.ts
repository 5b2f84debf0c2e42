import {Joi} from '@docusaurus/utils-validation';

/** Rules of the variables that make search a hosted one. */
export const searchRules = {
  DOCS_SEARCH_APP_ID: Joi.string().alphanum().description('Algolia application id.'),
  DOCS_SEARCH_API_KEY: Joi.string().alphanum().description('Algolia search-only key.'),
  DOCS_SEARCH_INDEX: Joi.string().description('Algolia index name.'),
};

/** What is wrong when the search key, which the site hands to every reader, is the key that may write. */
export function publishedKeyProblem(variables: NodeJS.ProcessEnv): string | undefined {
  const adminKey = variables.DOCS_SEARCH_ADMIN_KEY;
  if (!adminKey || adminKey !== variables.DOCS_SEARCH_API_KEY) return undefined;
  return '"DOCS_SEARCH_API_KEY" holds the admin key, and the site hands it to every reader: put the search-only key there';
}
