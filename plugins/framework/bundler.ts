import path from 'node:path';
import {version} from '@docusaurus/core/package.json';
import type {CurrentBundler} from '@docusaurus/types';

/** Rspack, which has the interfaces of webpack. */
type Bundler = CurrentBundler['instance'];
export type Compilation = InstanceType<Bundler['Compilation']>;

/** A plugin of the bundler that is called with each compilation. */
export function onCompilation(name: string, run: (compilation: Compilation) => void) {
  return {
    apply: (compiler: InstanceType<Bundler['Compiler']>) => compiler.hooks.thisCompilation.tap(name, run),
  };
}

/** How the path of a module ends, with slashes, or what it matches; and the file of this room that counts on it. */
export type ExpectedModule = {path: string | RegExp; lookAt: string};

/** What a path that ends so matches, on any system. */
export function endingIn(end: string): RegExp {
  return new RegExp(`[\\\\/]${end.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]')}$`);
}

/**
 * Stops a production build in whose bundle a module is missing: a rule for a file that the framework has moved or
 * renamed would change nothing, and nobody would notice.
 */
export function expectModules(expected: readonly ExpectedModule[]) {
  return onCompilation('expect-modules', (compilation) => {
    if (process.env.NODE_ENV !== 'production') return;
    compilation.hooks.finishModules.tap('expect-modules', (modules) => {
      const resources = [...modules].map((module) => ('resource' in module ? String(module.resource) : ''));
      const files = resources.map((resource) => resource.replace(/\?.*$/, ''));
      const problems = missingModules(expected, files);
      if (problems.length > 0) throw new Error(problems.join('\n'));
    });
  });
}

/** A sentence for each expected module that is none of the files. */
export function missingModules(expected: readonly ExpectedModule[], files: readonly string[]): string[] {
  return expected.flatMap(({path: end, lookAt}) => {
    const expression = typeof end === 'string' ? endingIn(end) : end;
    if (files.some((file) => expression.test(file))) return [];
    const name = typeof end === 'string' ? end : end.source;
    return `The browser's bundle has no ${name}, on which plugins/framework/${lookAt} counts: Docusaurus ${version} must have moved or renamed what leads to it.`;
  });
}

/**
 * Plugins of the bundler that put modules of ours in the place of one in the framework's `client` folder.
 *
 * @param name of that module
 * @param byImporter for each module of the framework that imports it, the file of this room that it gets
 */
export function replaceClientModule(
  {NormalModuleReplacementPlugin}: Bundler,
  name: string,
  byImporter: Readonly<Record<string, string>>,
) {
  return [
    new NormalModuleReplacementPlugin(new RegExp(`^\\./${name}$`), (resource) => {
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
  if (imports === undefined || byImporter[imports]) return byImporter[imports ?? ''];
  throw new Error(
    `${importer} imports ./${name}, for which plugins/framework has modules where ${Object.keys(byImporter).join(', ')} import it: decide what it gets there.`,
  );
}
