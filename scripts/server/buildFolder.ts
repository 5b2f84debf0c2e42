import fs from 'node:fs';
import path from 'node:path';
import {type Delivery, deliveryFile} from '../../plugins/pages/delivery/describeDelivery';

/** How a folder is served that says nothing about it. */
const plain: Delivery = {
  siteUrl: '',
  baseUrl: '/',
  headers: {},
  cache: {hashed: {under: '/assets/', value: 'no-cache'}, other: 'no-cache', notFound: 'no-store'},
  redirects: [],
  hidden: [],
};

/** Reads how a build has to be served, as `plugins/pages/delivery` wrote it down. */
export function readDelivery(buildDir: string): Delivery {
  try {
    return JSON.parse(fs.readFileSync(path.join(buildDir, deliveryFile), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return plain;
    throw error;
  }
}

/** A file of the build that answers a request. */
export interface SiteFile {
  /** What the reader gets, relative to the build: decides the content type. */
  name: string;
  /** What is sent: the file itself, or its compressed copy beside it. */
  stored: string;
  encoding?: string;
}

/** Endings of compressed copies by their encodings, best first. */
const copies = {br: '.br', zstd: '.zst', gzip: '.gz'};

/**
 * Finds the file behind a bare path: the file of that name, else the page of that name.
 *
 * @param pathname decoded, from `canonicalAddress`
 * @param acceptEncoding the request's header
 */
export function findSiteFile(buildDir: string, pathname: string, acceptEncoding = ''): SiteFile | undefined {
  const isFile = (name: string) =>
    fs.statSync(path.join(buildDir, name), {throwIfNoEntry: false})?.isFile() ?? false;
  const name = [pathname, `${pathname}.html`, path.posix.join(pathname, 'index.html')].find(isFile);
  if (name === undefined) return undefined;
  const accepted = acceptEncoding.split(',').map((entry) => entry.split(';')[0].trim());
  const copy = Object.entries(copies).find(
    ([encoding, end]) => accepted.includes(encoding) && isFile(name + end),
  );
  return copy ? {name, stored: name + copy[1], encoding: copy[0]} : {name, stored: name};
}
