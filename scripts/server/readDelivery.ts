import fs from 'node:fs';
import path from 'node:path';
import {type Delivery, deliveryFile} from '../../plugins/pages/delivery/shared/delivery';

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
