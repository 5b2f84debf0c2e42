import {brand} from './brand';

const specPath = 'openapi/platform-api.yaml';

/** From which file the API reference is made, whose name stands here alone, where to, and which variables its samples read. */
export const apiReferenceOptions = {
  specPath,
  outputDir: 'docs/api-specification',
  downloadsDir: 'static/openapi',
  editUrl: brand.editUrl + specPath,
  samples: {
    url: 'SKERRY_API_URL',
    sandboxUrl: 'http://localhost:4010',
    key: 'SKERRY_API_KEY',
    webhookUrl: 'SKERRY_WEBHOOK_URL',
    parameters: {org_id: 'SKERRY_ORG_ID', 'Skerry-Webhook-Token': 'SKERRY_WEBHOOK_TOKEN'},
    organization: 'org_id',
    guide: 'Access and keys',
  },
  collection: true,
};
