import fs from 'node:fs';
import path from 'node:path';
import {brand} from '@site/config/brand';
import {projectRoot} from '../../../scripts/projectRoot';
import {builtRoutes} from './siteBuild';

/** Versions that were cut; what is special about their pages is tested with copies of the site. */
const versionList = path.join(projectRoot, 'versions.json');
const oldVersions: string[] = fs.existsSync(versionList)
  ? JSON.parse(fs.readFileSync(versionList, 'utf8'))
  : [];

/** Every page of the build, but for old versions and the page that says that nothing was found. */
export const routes = builtRoutes().filter(
  (route) => route !== '/404' && !oldVersions.some((name) => route.startsWith(`/docs/${name}/`)),
);

/** Every page of the documentation. */
export const docRoutes = routes.filter((route) => route.startsWith('/docs/'));

const apiReference = '/docs/api-specification/';

/** Names of the pages of the API reference that are about one operation. */
export const operationPages = docRoutes
  .filter((route) => route.startsWith(apiReference))
  .map((route) => route.slice(apiReference.length))
  .filter((name) => name !== `${brand.slug}-platform-api`);
