/** A module of a compilation; one that is made of several has no file of its own. */
interface Module {
  resource?: string;
}

/** A chunk as the bundler's statistics describe it. */
export interface Chunk {
  files?: string[];
  modules?: Array<{name?: string; moduleType?: string; size?: number}>;
}

/** The parts of a compilation that plugins use, of Rspack and of webpack alike. */
export interface Compilation {
  getAssets(): Array<{name: string; source: {source(): string | Buffer}}>;
  deleteAsset(name: string): void;
  getStats(): {toJson(options: object): {chunks?: Chunk[]}};
  hooks: {
    finishModules: {tap(name: string, run: (modules: Iterable<Module>) => void): void};
    processAssets: {tap(options: {name: string; stage: number}, run: () => void): void};
  };
}

interface Compiler {
  hooks: {thisCompilation: {tap(name: string, run: (compilation: Compilation) => void): void}};
}

/** A plugin of the bundler that is called with each compilation. */
export function onCompilation(
  name: string,
  run: (compilation: Compilation) => void,
): {apply(compiler: unknown): void} {
  return {apply: (compiler) => (compiler as Compiler).hooks.thisCompilation.tap(name, run)};
}
