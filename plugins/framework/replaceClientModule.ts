import path from 'node:path';
import {expectModules} from './expectModules';

/** The part of a request for a module that tells who makes it. */
interface Request {
  request: string;
  contextInfo: {issuer: string};
}

type ModuleReplacement = new (request: RegExp, replace: (resource: Request) => void) => object;

/**
 * Plugins of the bundler that put modules of ours in the place of one in the framework's `client` folder.
 *
 * @param name of that module
 * @param byImporter for each module of the framework that imports it, the file of this room that it gets
 */
export function replaceClientModule(
  NormalModuleReplacementPlugin: unknown,
  name: string,
  byImporter: Readonly<Record<string, string>>,
): object[] {
  const Replacement = NormalModuleReplacementPlugin as ModuleReplacement;
  return [
    new Replacement(new RegExp(`^\\./${name}$`), (resource) => {
      const file = replacementFor(name, byImporter, resource.contextInfo.issuer);
      if (file) resource.request = path.join(__dirname, file);
    }),
    expectModules(
      Object.values(byImporter).map((file) => ({path: `plugins/framework/${file}`, lookAt: file})),
    ),
  ];
}

/**
 * The file of this room that stands in for a module of the framework where another one imports it.
 *
 * @returns undefined for an importer outside of the framework's `client` folder
 * @throws Error for one in it that none of ours is meant for
 */
export function replacementFor(
  name: string,
  byImporter: Readonly<Record<string, string>>,
  importer: string,
): string | undefined {
  const [, imports] = /[\\/]core[\\/]lib[\\/]client[\\/](\w+)\.js$/.exec(importer) ?? [];
  if (imports === undefined) return undefined;
  const file = byImporter[imports];
  if (file) return file;
  throw new Error(
    `${importer} imports ./${name}, for which plugins/framework has modules where ${Object.keys(byImporter).join(', ')} import it: decide what it gets there.`,
  );
}
