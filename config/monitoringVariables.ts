import {Joi} from '@docusaurus/utils-validation';

/** Rules of the variables that switch monitoring on: all of them, or none. */
export const monitoringRules = {
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

/** Rules of the variables that only say more about monitoring that is on. */
export const monitoringDetailRules = {
  DOCS_MONITORING_COLLECTOR: Joi.string()
    .hostname()
    .description('Host that the data goes to; New Relic has others for other regions.'),
  DOCS_MONITORING_STAGING_HOST: Joi.string()
    .hostname()
    .description('Host name of the staging site, which tells its data from that of production.'),
};
