import fs from 'node:fs';
import path from 'node:path';

/** A file of the build that answers a request. */
export interface SiteFile {
  /** What the reader gets, relative to the build: decides the content type. */
  name: string;
  /** What is sent: the file itself, or its compressed copy beside it. */
  stored: string;
  encoding?: string;
}

/** Best first. */
const compressed = [
  {encoding: 'br', extension: '.br'},
  {encoding: 'zstd', extension: '.zst'},
  {encoding: 'gzip', extension: '.gz'},
];

function isFile(name: string): boolean {
  return fs.statSync(name, {throwIfNoEntry: false})?.isFile() ?? false;
}

/**
 * Finds the file behind a bare path: the file of that name, else the page of that name.
 *
 * @param pathname decoded, from `canonicalAddress`
 * @param acceptEncoding the request's header
 */
export function findSiteFile(buildDir: string, pathname: string, acceptEncoding = ''): SiteFile | undefined {
  const candidates = [pathname, `${pathname}.html`, path.posix.join(pathname, 'index.html')];
  const name = candidates.find((candidate) => isFile(path.join(buildDir, candidate)));
  if (name === undefined) return undefined;

  const accepted = acceptEncoding.split(',').map((entry) => entry.split(';')[0].trim());
  const copy = compressed.find(
    ({encoding, extension}) => accepted.includes(encoding) && isFile(path.join(buildDir, name + extension)),
  );
  return copy ? {name, stored: name + copy.extension, encoding: copy.encoding} : {name, stored: name};
}
