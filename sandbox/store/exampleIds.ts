/** IDs that the API file and the pages use in their examples; the first data has them. */
export const exampleIds = {
  organization: '5b0c0b0e-7f1c-4c57-9d9e-2d6a3a1f8c10',
  pairedOrganization: '3f2a8c1d-6b4e-4d0a-9c75-1e8f7b2d5a60',
  device: '0d4f7a52-9c1b-4f0e-8a57-6a1f0c2b9e34',
  unheardDevice: 'e4eaaaf2-d142-41b3-a1d7-5c1b7f0a9d26',
  deviceWithoutClock: 'c56a4180-65aa-42ec-a945-5fd21dec0538',
  webhook: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  ingestKey: '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed',
  productionLineKey: '9b2f3c1a-5d47-4e8b-8a60-7f1e2d3c4b5a',
  admin: 'f47ac10b-58cc-4372-a567-0e02b2c3d479',
  member: '3f2b8c1e-5d7a-4b60-9c2e-8f1d0a6b4e75',
  pendingInvoice: 'a3bb189e-8bf9-4888-9912-ace4e6543002',
  paidInvoice: '8d7f2b64-3c1a-4f95-a0e6-5b9c8d7e6f10',
  gateway: '6ba7b810-9dad-41d1-80b4-00c04fd430c8',
} as const;

/** The secrets of the first data. They open nothing but a sandbox. */
export const exampleSecrets = {
  /** Key with all scopes for the organization. */
  apiKey: 'example-header.example-payload.example-signature',
  /** Key with all scopes for the paired organization. */
  pairedApiKey: 'example-header.example-paired-payload.example-signature',
  webhook: 'example-webhook-secret-do-not-use',
} as const;
