import {createHash} from 'node:crypto';
import path from 'node:path';

/**
 * What a CSS module's classes end in: the same for all of them, so that they compress to less than a digest for each.
 *
 * @param file absolute, or from a folder `node_modules`
 * @param siteDir folder that the site's own files are named from, so that no folder of the machine has a say
 */
export function moduleDigest(file: string, siteDir: string): string {
  const [, inPackage] = /.*[\\/]node_modules[\\/](.*)$/.exec(file) ?? [];
  const name = (inPackage ?? path.relative(siteDir, file)).replaceAll(path.sep, '/');
  return createHash('sha256').update(name).digest('base64url').slice(0, 3);
}

/** The part of css-loader's context that names a file. */
interface LoaderContext {
  resourcePath: string;
  rootContext: string;
}

/** Name of a class of a CSS module, for css-loader: `title` becomes `title_x1y`. */
export function className({resourcePath, rootContext}: LoaderContext, _: string, local: string): string {
  return `${local}_${moduleDigest(resourcePath, rootContext)}`;
}
