import {getSwcJsMinimizerOptions} from '@docusaurus/faster';
import type {Plugin} from '@docusaurus/types';
import {minifyRuntime} from './minifyRuntime';

/** The parts of the bundler that this plugin uses. */
interface Compilation {
  getAssets(): Array<{name: string; source: {source(): string | Buffer}}>;
  updateAsset(name: string, source: unknown): void;
  hooks: {
    processAssets: {tapPromise(options: {name: string; stage: number}, run: () => Promise<void>): void};
  };
}
interface Compiler {
  hooks: {thisCompilation: {tap(name: string, run: (compilation: Compilation) => void): void}};
}

/** A class of the bundler. */
type Make = new (...args: unknown[]) => object;

const name = 'reproducible-build';
const runtime = /[\\/]runtime~main\.\w+\.js$/;

/** After the bundler's minifier, before it makes source maps and names files by their content. */
const stage = 450;

/** Makes builds of one commit the same wherever they run; README.md says what would differ. */
export default function reproducibleBuildPlugin(): Plugin {
  return {
    name,
    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production' || currentBundler.name !== 'rspack') return {};
      const {SwcJsMinimizerRspackPlugin, sources} = currentBundler.instance as unknown as {
        SwcJsMinimizerRspackPlugin: Make;
        sources: {SourceMapSource: Make};
      };
      const others = (config.optimization?.minimizer ?? []).filter(
        (minimizer) => !(minimizer instanceof SwcJsMinimizerRspackPlugin),
      );
      // As the framework makes it, but for the runtime.
      const minimizerOptions = {minify: true, ...getSwcJsMinimizerOptions()};
      const ours = new SwcJsMinimizerRspackPlugin({exclude: runtime, minimizerOptions});
      return {
        mergeStrategy: {'optimization.minimizer': 'replace'},
        optimization: {moduleIds: 'natural', minimizer: [ours as never, ...others]},
        plugins: [{apply: (compiler) => tapRuntime(compiler as never, sources.SourceMapSource)}],
      };
    },
  };
}

function tapRuntime(compiler: Compiler, SourceMapSource: Make): void {
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    compilation.hooks.processAssets.tapPromise({name, stage}, async () => {
      for (const {name: file, source} of compilation.getAssets()) {
        if (!runtime.test(file)) continue;
        const {code, map} = await minifyRuntime(source.source().toString());
        compilation.updateAsset(file, new SourceMapSource(code, file, JSON.parse(map)));
      }
    });
  });
}
