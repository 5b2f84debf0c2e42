import {version} from '@docusaurus/core/package.json';
import {onCompilation} from './bundler';

/** Says of a file of the framework, or of one that stands in for it, which file of this room counts on it. */
export interface ExpectedModule {
  /** How its path ends, with slashes, or what it matches. */
  path: string | RegExp;
  lookAt: string;
}

/** What a path that ends so matches, on any system. */
export function endingIn(end: string): RegExp {
  return new RegExp(`[\\\\/]${end.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]')}$`);
}

/**
 * Stops a production build in whose bundle a module is missing: a rule for a file that the framework has moved or
 * renamed would change nothing, and nobody would notice.
 */
export function expectModules(expected: readonly ExpectedModule[]): {apply(compiler: unknown): void} {
  return onCompilation('expect-modules', (compilation) => {
    if (process.env.NODE_ENV !== 'production') return;
    compilation.hooks.finishModules.tap('expect-modules', (modules) => {
      const files = [...modules].map(({resource = ''}) => resource.replace(/\?.*$/, ''));
      const problems = missingModules(expected, files);
      if (problems.length > 0) throw new Error(problems.join('\n'));
    });
  });
}

/** A sentence for each expected module that is none of the files. */
export function missingModules(expected: readonly ExpectedModule[], files: readonly string[]): string[] {
  return expected
    .filter(({path}) => {
      const expression = typeof path === 'string' ? endingIn(path) : path;
      return !files.some((file) => expression.test(file));
    })
    .map(
      ({path, lookAt}) =>
        `The browser's bundle has no ${typeof path === 'string' ? path : path.source}, on which plugins/framework/${lookAt} counts: Docusaurus ${version} must have moved or renamed what leads to it.`,
    );
}
