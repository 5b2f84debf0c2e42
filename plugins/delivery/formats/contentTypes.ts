import mime from 'mime-types';

/** Endings of the files that a build may hold; policy.spec.ts fails on one that is not listed. */
const endings = [
  ...['avif', 'gif', 'ico', 'jpg', 'png', 'svg', 'webp'],
  ...['css', 'html', 'js', 'mjs', 'wasm', 'woff2'],
  ...['csv', 'h', 'json', 'md', 'pdf', 'py', 'txt', 'webmanifest', 'xml', 'yaml', 'zip'],
];

/** Content type of each ending, without its dot. */
export function contentTypes(): Map<string, string> {
  return new Map(endings.map((ending) => [ending, mime.lookup(ending) || 'application/octet-stream']));
}
