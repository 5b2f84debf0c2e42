import {Joi} from '@docusaurus/utils-validation';

/** What an operator can set from outside; every value has passed {@link readEnv}. */
export interface Env {
  /** Origin that the site is served from, without a path. */
  siteUrl: string;
  /** Path that the site is served under, with a slash at both ends. */
  baseUrl: string;
  /** Hosted search, or undefined when none of its three variables is set. */
  search?: HostedSearch;
  /** Monitoring, or undefined when none of the three variables that it needs is set. */
  monitoring?: Monitoring;
  /** Announcement bar, or undefined when there is nothing to announce. */
  announcement?: {id: string; content: string; isCloseable: boolean};
  /** Whether readers can keep the site; otherwise what they kept is taken back. */
  offline: boolean;
  /** Whether the page `/inventory` is added; never in a production build. */
  inventory: boolean;
  /** Port of this machine that tells the problems of the open page; never in a production build. */
  pageHints?: number;
}

/** A hosted search provider, and what else of it is switched on. */
export interface HostedSearch {
  appId: string;
  apiKey: string;
  indexName: string;
  /** Whether this site's own engine answers while the provider cannot be reached. */
  fallback: boolean;
  /** Whether the provider is told which results readers choose. */
  insights: boolean;
}

/** Where monitoring sends to, and what it calls this build. */
export interface Monitoring {
  licenseKey: string;
  applicationId: string;
  release: string;
  /** Host name of the collector. */
  collector: string;
  /** Host name of the staging site, when there is one. */
  stagingHost?: string;
}

/** Rules of the variables that make search a hosted one. */
export const searchRules = {
  DOCS_SEARCH_APP_ID: Joi.string().alphanum().description('Algolia application id.'),
  DOCS_SEARCH_API_KEY: Joi.string().alphanum().description('Algolia search-only key.'),
  DOCS_SEARCH_INDEX: Joi.string().description('Algolia index name.'),
};

/** Rules of the variables that switch monitoring on: all of them, or none. */
const monitoringRules = {
  DOCS_MONITORING_LICENSE_KEY: Joi.string()
    .pattern(/^[\w-]+$/, 'letters, digits, hyphens and underscores')
    .description('Browser license key of New Relic; every reader gets it.'),
  DOCS_MONITORING_APPLICATION_ID: Joi.string()
    .pattern(/^\d+$/, 'digits')
    .description('Application id of New Relic.'),
  // What is longer looks like a key, and is stripped from what is sent.
  DOCS_MONITORING_RELEASE: Joi.string()
    .pattern(/^[\w.-]{1,15}$/, 'at most 15 letters, digits, dots, hyphens and underscores')
    .description('What this build is called: a version, or the beginning of a commit id.'),
};

const searchVariables = Object.keys(searchRules);
const monitoringVariables = Object.keys(monitoringRules);

/** One entry a variable: its rule, its default, and what it is for. */
const schema = Joi.object({
  DOCS_URL: Joi.string()
    .uri({scheme: ['http', 'https']})
    .pattern(/^[^/]+:\/\/[^/]+$/, 'an origin without a path')
    .description('Origin of the site, for canonical links and the sitemap.'),
  DOCS_BASE_URL: Joi.string()
    .pattern(/^\/([\w.~-]+\/)*$/, 'a path that starts and ends with a slash')
    .default('/')
    .description('Path that the site is served under.'),
  ...searchRules,
  // A job that builds and then pushes has it beside the others; it must never get into what is built.
  DOCS_SEARCH_ADMIN_KEY: Joi.any().strip().description('Read by config/pushEnv.ts alone.'),
  DOCS_SEARCH_FALLBACK: Joi.boolean()
    .default(false)
    .description("Answers from the site's own index while the provider cannot be reached."),
  DOCS_SEARCH_INSIGHTS: Joi.boolean()
    .default(false)
    .description('Tells the provider which results readers choose.'),
  ...monitoringRules,
  DOCS_MONITORING_COLLECTOR: Joi.string()
    .hostname()
    .description('Host that the data goes to; New Relic has others for other regions.'),
  DOCS_MONITORING_STAGING_HOST: Joi.string()
    .hostname()
    .description('Host name of the staging site, which tells its data from that of production.'),
  DOCS_ANNOUNCEMENT: Joi.string().description(
    'HTML shown above the navbar; nothing is shown when it is unset.',
  ),
  DOCS_ANNOUNCEMENT_ID: Joi.string()
    .pattern(/^[\w-]+$/, 'letters, digits, hyphens and underscores')
    .description('Changing it shows the bar again to readers who closed it.'),
  DOCS_ANNOUNCEMENT_CLOSEABLE: Joi.boolean().default(true).description('Whether readers can close the bar.'),
  DOCS_OFFLINE: Joi.boolean()
    .default(true)
    .description('Whether readers can keep the site for reading without network.'),
  DOCS_INVENTORY: Joi.boolean()
    .default(false)
    .description('Adds the inventory of the design; set by `npm run inventory`.'),
  DOCS_PAGE_HINTS: Joi.number()
    .port()
    .description('Port that tells the problems of the open page; set by `npm start`.'),
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
 * What a schema makes of an environment.
 *
 * @param file the one that explains its variables
 * @param otherProblem what is wrong beyond the rules of single variables
 * @throws Error that lists everything that is wrong, a line each.
 */
export function checkVariables(
  schema: Joi.ObjectSchema,
  variables: NodeJS.ProcessEnv,
  file: string,
  otherProblem: (value: Record<string, unknown>) => string | false = () => false,
) {
  const {value, error} = schema.validate(variables, {abortEarly: false});
  const {DOCS_SEARCH_ADMIN_KEY: adminKey, DOCS_SEARCH_API_KEY: publishedKey} = variables;
  const problems = [
    ...(error?.details.map((detail) => detail.message) ?? []),
    otherProblem(value),
    adminKey &&
      adminKey === publishedKey &&
      '"DOCS_SEARCH_API_KEY" holds the admin key, and the site hands it to every reader: put the search-only key there',
  ].filter(Boolean);
  if (problems.length === 0) return value;
  const lines = problems.map((problem) => `  - ${problem}`);
  throw new Error(`The environment is not usable:\n${lines.join('\n')}\n${file} explains each variable.`);
}

/**
 * Validates the `DOCS_*` variables of an environment and gives them types.
 *
 * @throws Error that lists everything that is wrong, a line each.
 */
export function readEnv(variables: NodeJS.ProcessEnv, defaults: {siteUrl: string}): Env {
  const ours = Object.fromEntries(Object.entries(variables).filter(([name]) => name.startsWith('DOCS_')));
  const value = checkVariables(
    schema,
    ours,
    'config/env.ts',
    ({DOCS_INVENTORY, DOCS_PAGE_HINTS}) =>
      variables.NODE_ENV === 'production' &&
      ((DOCS_INVENTORY === true && '"DOCS_INVENTORY" is set, but a built site must not hold the inventory') ||
        (DOCS_PAGE_HINTS !== undefined &&
          '"DOCS_PAGE_HINTS" is set, but a built site must not hold hints for writers')),
  );
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
