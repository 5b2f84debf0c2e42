import type {SourceFile} from '../document/readYaml';
import {findReferences} from './findReferences';
import {inlinePlaces, isPlace} from './inlinePlaces';

/** The document with everything that it takes from other files in it, and with references to components alone. */
export async function inOneFile({path, value}: SourceFile): Promise<unknown> {
  const references = findReferences(value);
  const whole = references.some((reference) => !reference.startsWith('#')) ? await bundled(path) : value;
  return findReferences(whole).some(isPlace) ? inlinePlaces(whole) : whole;
}

/** The bundler comes with docusaurus-plugin-openapi-docs; only a document in several files needs it. */
async function bundled(path: string): Promise<unknown> {
  const {bundle, createConfig} = await import('@redocly/openapi-core');
  const {bundle: whole} = await bundle({ref: path, config: await createConfig({})});
  return whole.parsed;
}
