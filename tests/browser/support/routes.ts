import {brand} from '@site/config/brand';

const apiReference = [
  'add-user-to-organization',
  'create-webhook-endpoint',
  'delete-api-key',
  'delete-invitation',
  'delete-user-from-organization',
  'delete-webhook-endpoint',
  'get-api-metrics',
  'get-billing-usage',
  'get-device',
  'get-device-metrics',
  'get-invoice-pdf',
  'get-packet-metrics',
  'get-recent-invoices',
  'get-webhook-metrics',
  `${brand.slug}-platform-api`,
  'invite-user-to-organization',
  'list-api-keys',
  'list-devices',
  'list-key-scopes',
  'list-pending-invites',
  'list-registered-webhooks',
  'list-users-in-organization',
  'packet-webhook-example',
  'provision-api-key',
  'register-new-devices',
  'retrieve-organization-metadata',
  'retrieve-organization-packets',
  'update-api-key',
  'update-device',
  'update-organization-metadata',
  'update-user-in-organization',
  'update-webhook-endpoint',
  'validate-api-key',
];

const pages = [
  'intro',
  'release-notes',
  'support',
  'feedback',
  'device-sdk/intro',
  'device-sdk/device-requirements',
  'device-sdk/satellite-module',
  'device-sdk/security',
  'device-sdk/vulnerabilities',
  'device-sdk/vulnerability-handling',
  'device-sdk/quick-start-guides/freertos-quick-start',
  'device-sdk/quick-start-guides/zephyr-quick-start',
  'device-sdk/terrestrial-module/advertising-packet',
  'device-sdk/terrestrial-module/api-overview',
  'device-sdk/terrestrial-module/end-device-provisioning',
  'device-sdk/terrestrial-module/sdk-reference',
  'device-sdk/terrestrial-module/timing-management',
  'guides/Integration',
  'guides/integration/onboard-devices',
  'guides/integration/get-device-packet-data',
  'guides/integration/update-firmware',
  'guides/product/users-and-roles',
  'guides/rollout',
  'guides/rollout/backend-implementation',
  'guides/rollout/bluetooth-launch-studio-requirement',
  'guides/rollout/key-provisioning',
  'guides/use-case/asset-tracking',
  'network/coverage',
  'network/security',
  'network/transmission-guidance',
];

/** Pages of the API reference that are about one operation. */
export const operationPages = apiReference.filter((page) => page !== `${brand.slug}-platform-api`);

/** Every documentation page that the specification names. */
export const docRoutes = [
  ...pages.map((page) => `/docs/${page}`),
  ...apiReference.map((page) => `/docs/api-specification/${page}`),
];

/** Every page of the site; anything else is not found. */
export const routes = ['/', '/search', ...docRoutes];
