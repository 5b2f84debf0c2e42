import mime from 'mime-types';

/** Endings of the files that a build may hold; policy.spec.ts fails on one that is not listed. */
const endings = [
  ...['avif', 'gif', 'ico', 'jpg', 'png', 'svg', 'webp'],
  ...['css', 'html', 'js', 'mjs', 'wasm', 'woff2'],
  ...['csv', 'json', 'md', 'pdf', 'tgz', 'txt', 'webmanifest', 'xml', 'yaml', 'zip'],
  ...['c', 'conf', 'h', 'overlay', 'py', 'sha256'],
];

/** Sources and checksums that the list of types does not know as texts, which readers look at in the browser. */
const sources: Partial<Record<string, string>> = {
  overlay: 'text/plain',
  py: 'text/x-python',
  sha256: 'text/plain',
};

export function contentTypes(): Map<string, string> {
  return new Map(
    endings.map((ending) => [ending, sources[ending] ?? (mime.lookup(ending) || 'application/octet-stream')]),
  );
}
