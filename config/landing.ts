/** Code of the landing page, taken from pages on which the examples' checker executes or compiles it. */
export const landingExcerpts = [
  {
    page: 'docs/device-sdk/terrestrial-module/api-overview.mdx',
    language: 'c',
    from: 'uint8_t payload[3] = {',
    to: '}',
  },
  {
    page: 'docs/guides/integration/get-device-packet-data.mdx',
    language: 'js',
    from: 'async function answer(request) {',
    to: '}',
  },
  {
    page: 'docs/intro.mdx',
    language: 'bash',
    from: 'curl -sS --fail-with-body --get \\',
    to: 'cat packets.json',
  },
];
