/**
 * Everything that changes when the product changes its name or moves to other hosts.
 *
 * Change it here, then let `npm run rebrand` change pages, API file, samples and code. `npm test` names each place that
 * says something else than this file; `writtenBrand.json` holds what they were last made to say.
 * Hosts under `.example` are reserved (RFC 2606) and reach nobody, so an unbranded copy is harmless.
 */
export const brand = {
  name: 'Skerry',
  /** Name in addresses, package names and the overview page of the API reference: kebab-case. */
  slug: 'skerry',
  /** Prefix of C functions (`<prefix>_init`) and, in capitals, of C macros and environment variables. */
  cPrefix: 'skerry',
  /** Host that all the platform's own addresses end in. */
  domain: 'skerry.example',
  docsUrl: 'https://docs.skerry.example',
  apiUrl: 'https://api.skerry.example',
  dashboardUrl: 'https://dashboard.skerry.example',
  websiteUrl: 'https://www.skerry.example',
  statusUrl: 'https://status.skerry.example',
  termsUrl: 'https://www.skerry.example/terms',
  privacyUrl: 'https://www.skerry.example/privacy',
  sourceCodeUrl: 'https://code.skerry.example/skerry',
  /** Where a writer edits a page; the page's path from the project's root is appended. */
  editUrl: 'https://code.skerry.example/skerry/docs/edit/main/',
  /**
   * Where feedback opens an issue: `title` and `body` are added, as GitHub, Forgejo and Gitea read them. Empty where
   * there is no public tracker; feedback then goes to `supportEmail` alone.
   */
  issuesUrl: 'https://code.skerry.example/skerry/docs/issues/new',
  supportEmail: 'support@skerry.example',
  securityEmail: 'security@skerry.example',
  copyrightYear: 2025,
  copyrightHolder: 'Skerry',
  trademarkNotice:
    'The Bluetooth® word mark and logos are registered trademarks owned by Bluetooth SIG, Inc. and any use of such marks by Skerry is under license. Other trademarks and trade names are those of their respective owners.',
  /** 16-bit service UUID in every advertising packet. */
  serviceUuid: '0xFFA0',
} as const;
