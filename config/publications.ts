import {brand} from './brand';

/** Whom `security.txt` names, and the page with the policy. */
export const securityContact = {
  email: brand.securityEmail,
  policyPath: '/docs/device-sdk/vulnerability-handling',
};

/** The page that the feeds are made of, and whose they are. */
export const releaseNotes = {page: 'docs/release-notes', file: 'release-notes', owner: brand.copyrightHolder};
