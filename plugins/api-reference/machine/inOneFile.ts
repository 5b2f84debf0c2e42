import type {SourceFile} from '../document/readYaml';
import {withPathItems} from '../document/withPathItems';
import {findReferences} from './findReferences';
import {inlinePlaces, isPlace} from './inlinePlaces';

/**
 * The document with everything that it takes from other files in it, and with references to components alone; the
 * very value of the file where that is so already.
 */
export async function inOneFile({path, value}: SourceFile): Promise<unknown> {
  const references = findReferences(value);
  const isBundle = references.every((reference) => reference.startsWith('#'));
  const whole = withPathItems(isBundle ? value : await bundled(path));
  return findReferences(whole).some(isPlace) ? inlinePlaces(whole) : whole;
}

/** The bundler comes with docusaurus-plugin-openapi-docs; only a document in several files needs it. */
async function bundled(path: string): Promise<unknown> {
  const {BaseResolver, bundle, createConfig, isAbsoluteUrl, ResolveError} = await import(
    '@redocly/openapi-core'
  );
  class FilesOnly extends BaseResolver {
    override loadExternalRef(address: string) {
      return isAbsoluteUrl(address)
        ? Promise.reject(new ResolveError(new Error(`${address} is on another host`)))
        : super.loadExternalRef(address);
    }
  }
  const externalRefResolver = new FilesOnly();
  const {bundle: whole} = await bundle({ref: path, config: await createConfig({}), externalRefResolver});
  return whole.parsed;
}
