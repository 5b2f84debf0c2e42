import {Joi} from '@docusaurus/utils-validation';

/** What an operator can set from outside, as the rules below explain it; every value has passed {@link readEnv}. */
export interface Env {
  siteUrl: string;
  baseUrl: string;
  search?: HostedSearch;
  monitoring?: Monitoring;
  announcement?: {id: string; content: string; isCloseable: boolean};
  offline: boolean;
  inventory: boolean;
  pageHints?: number;
}

/** A hosted search provider, and what else of it is switched on. */
export interface HostedSearch {
  appId: string;
  apiKey: string;
  indexName: string;
  fallback: boolean;
  insights: boolean;
}

export interface Monitoring {
  licenseKey: string;
  applicationId: string;
  release: string;
  collector: string;
  stagingHost?: string;
}

/** Rules of the variables that make search a hosted one, at Algolia; the key is the search-only one. */
export const searchRules = {
  DOCS_SEARCH_APP_ID: Joi.string().alphanum(),
  DOCS_SEARCH_API_KEY: Joi.string().alphanum(),
  DOCS_SEARCH_INDEX: Joi.string(),
};

/** Rules of the variables that switch monitoring by New Relic on: all of them, or none. */
const monitoringRules = {
  // Every reader gets it.
  DOCS_MONITORING_LICENSE_KEY: Joi.string().pattern(/^[\w-]+$/, 'letters, digits, hyphens and underscores'),
  DOCS_MONITORING_APPLICATION_ID: Joi.string().pattern(/^\d+$/, 'digits'),
  // What this build is called: a version, or the beginning of a commit id. What is longer looks like a key, and is
  // stripped from what is sent.
  DOCS_MONITORING_RELEASE: Joi.string().pattern(
    /^[\w.-]{1,15}$/,
    'at most 15 letters, digits, dots, hyphens and underscores',
  ),
};

function neverBuilt(what: string): Joi.WhenOptions {
  const sentence = `{{#label}} is set, but a built site must not hold ${what}`;
  return {not: 'production', otherwise: Joi.valid(false).messages({'any.only': sentence})};
}

const searchVariables = Object.keys(searchRules);
const monitoringVariables = Object.keys(monitoringRules);

/** One entry a variable: its rule, its default, and what it is for. */
const schema = Joi.object({
  // Origin of the site, for canonical links and the sitemap.
  DOCS_URL: Joi.string()
    .uri({scheme: ['http', 'https']})
    .pattern(/^[^/]+:\/\/[^/]+$/, 'an origin without a path'),
  // Path that the site is served under.
  DOCS_BASE_URL: Joi.string()
    .pattern(/^\/([\w.~-]+\/)*$/, 'a path that starts and ends with a slash')
    .default('/'),
  ...searchRules,
  // Read by pushEnv.ts alone. A job that builds and then pushes has it beside the others; it must never get into what
  // is built.
  DOCS_SEARCH_ADMIN_KEY: Joi.any().strip(),
  // Answers from the site's own index while the provider cannot be reached.
  DOCS_SEARCH_FALLBACK: Joi.boolean().default(false),
  // Tells the provider which results readers choose.
  DOCS_SEARCH_INSIGHTS: Joi.boolean().default(false),
  ...monitoringRules,
  // Host that the data goes to; New Relic has others for other regions.
  DOCS_MONITORING_COLLECTOR: Joi.string().hostname(),
  // Host name of the staging site, which tells its data from that of production.
  DOCS_MONITORING_STAGING_HOST: Joi.string().hostname(),
  // HTML shown above the navbar; nothing is shown when it is unset.
  DOCS_ANNOUNCEMENT: Joi.string(),
  // Changing it shows the bar again to readers who closed it.
  DOCS_ANNOUNCEMENT_ID: Joi.string().pattern(/^[\w-]+$/, 'letters, digits, hyphens and underscores'),
  // Whether readers can close the bar.
  DOCS_ANNOUNCEMENT_CLOSEABLE: Joi.boolean().default(true),
  // Whether readers can keep the site for reading without network.
  DOCS_OFFLINE: Joi.boolean().default(true),
  // Adds the inventory of the design; set by `npm run inventory`.
  DOCS_INVENTORY: Joi.boolean().default(false).when('$NODE_ENV', neverBuilt('the inventory')),
  // Port that tells the problems of the open page; set by `npm start`.
  DOCS_PAGE_HINTS: Joi.number().port().when('$NODE_ENV', neverBuilt('hints for writers')),
})
  .and(...searchVariables)
  .and(...monitoringVariables)
  .with('DOCS_ANNOUNCEMENT', 'DOCS_ANNOUNCEMENT_ID')
  .with('DOCS_ANNOUNCEMENT_ID', 'DOCS_ANNOUNCEMENT')
  .with('DOCS_MONITORING_COLLECTOR', monitoringVariables)
  .with('DOCS_MONITORING_STAGING_HOST', monitoringVariables)
  .messages({
    'object.and':
      'half configured: {{#missingWithLabels}} missing beside {{#presentWithLabels}}, set all of them or none',
    'object.with': '{{#mainWithLabel}} needs {{#peerWithLabel}} beside it',
    'object.unknown': '{{#label}} is not a variable of this site; see config/env.ts for those that are',
    'string.empty': '{{#label}} is empty: give it a value or leave it out',
    'string.pattern.name': '{{#label}} is {{#value}}, but must be {{#name}}',
  });

/**
 * What a schema makes of an environment; the error lists everything that is wrong, a line each.
 *
 * @param file the one that explains its variables
 * @param context what its rules ask for beside the variables
 */
export function checkVariables(
  schema: Joi.ObjectSchema,
  variables: NodeJS.ProcessEnv,
  file: string,
  context: Joi.Context = {},
) {
  const {value, error} = schema.validate(variables, {abortEarly: false, context});
  const {DOCS_SEARCH_ADMIN_KEY: adminKey, DOCS_SEARCH_API_KEY: publishedKey} = variables;
  const problems = error?.details.map((detail) => detail.message) ?? [];
  if (adminKey && adminKey === publishedKey)
    problems.push(
      '"DOCS_SEARCH_API_KEY" holds the admin key, and the site hands it to every reader: put the search-only key there',
    );
  if (problems.length === 0) return value;
  const lines = problems.map((problem) => `  - ${problem}`);
  throw new Error(`The environment is not usable:\n${lines.join('\n')}\n${file} explains each variable.`);
}

/** Validates the `DOCS_*` variables of an environment and gives them types. */
export function readEnv(variables: NodeJS.ProcessEnv, defaults: {siteUrl: string}): Env {
  const ours = Object.fromEntries(Object.entries(variables).filter(([name]) => name.startsWith('DOCS_')));
  const {NODE_ENV} = variables;
  const value = checkVariables(schema, ours, 'config/env.ts', {NODE_ENV});
  return {
    siteUrl: value.DOCS_URL ?? defaults.siteUrl,
    baseUrl: value.DOCS_BASE_URL,
    search: value.DOCS_SEARCH_APP_ID && {
      appId: value.DOCS_SEARCH_APP_ID,
      apiKey: value.DOCS_SEARCH_API_KEY,
      indexName: value.DOCS_SEARCH_INDEX,
      fallback: value.DOCS_SEARCH_FALLBACK,
      insights: value.DOCS_SEARCH_INSIGHTS,
    },
    monitoring: value.DOCS_MONITORING_LICENSE_KEY && {
      licenseKey: value.DOCS_MONITORING_LICENSE_KEY,
      applicationId: value.DOCS_MONITORING_APPLICATION_ID,
      release: value.DOCS_MONITORING_RELEASE,
      collector: value.DOCS_MONITORING_COLLECTOR ?? 'bam.nr-data.net',
      stagingHost: value.DOCS_MONITORING_STAGING_HOST,
    },
    announcement: value.DOCS_ANNOUNCEMENT && {
      id: value.DOCS_ANNOUNCEMENT_ID,
      content: value.DOCS_ANNOUNCEMENT,
      isCloseable: value.DOCS_ANNOUNCEMENT_CLOSEABLE,
    },
    offline: value.DOCS_OFFLINE,
    inventory: value.DOCS_INVENTORY,
    pageHints: value.DOCS_PAGE_HINTS,
  };
}
