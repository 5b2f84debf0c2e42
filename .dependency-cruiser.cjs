/** Tests and what only they use stand above all floors. */
const tests = '(\\.(test|spec)\\.tsx?$|/testing/|^tests/)';

/** Rules of the floors that handbook/architecture.md draws: arrows point down only. */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Two modules that need each other are one, or lack a third below them. Types count as well.',
      severity: 'error',
      from: {},
      to: {circular: true},
    },
    {
      name: 'model-design-and-config-stand-alone',
      comment: 'model/, design/ and config/ are pure: they import each other, content and packages alone.',
      severity: 'error',
      from: {path: '^(model|design|config)/', pathNot: tests},
      to: {path: '^(docusaurus|sidebars|scripts|plugins|src|sandbox)'},
    },
    {
      name: 'model-and-design-need-neither-browser-nor-node',
      comment: 'What they compute is the same everywhere; a caller reads files and hands them over.',
      severity: 'error',
      from: {path: '^(model|design)/', pathNot: tests},
      to: {dependencyTypes: ['core']},
    },
    {
      name: 'sandbox-needs-model-and-config-alone',
      severity: 'error',
      from: {path: '^sandbox/', pathNot: tests},
      to: {path: '^(docusaurus|sidebars|scripts|plugins|src|design)'},
    },
    {
      name: 'src-takes-of-plugins-what-is-offered',
      comment: "The browser's side imports a plugin's client/ and shared/ alone; the rest runs in Node.",
      severity: 'error',
      from: {path: '^src/', pathNot: tests},
      to: {path: '^plugins/', pathNot: '/(client|shared)/'},
    },
    {
      name: 'plugins-leave-src-alone',
      severity: 'error',
      from: {path: '^plugins/', pathNot: tests},
      to: {path: '^src/'},
    },
    {
      name: 'mcp-takes-what-needs-no-page',
      comment:
        'An assistant gets what pages compute, without what shows it: shared/ of plugins, functions of the tools.',
      severity: 'error',
      from: {path: '^mcp/', pathNot: tests},
      to: {
        path: '^(docusaurus|sidebars|plugins/(?!.*/shared/)|src/(?!components/tools/.*\\.ts$))',
      },
    },
    {
      name: 'mcp-is-imported-by-commands-alone',
      comment: 'The build hands it to the bundler by its path, as it does with src/.',
      severity: 'error',
      from: {path: '^(model|design|config|sandbox|src|plugins)/', pathNot: tests},
      to: {path: '^mcp/'},
    },
    {
      name: 'nothing-imports-scripts',
      comment: 'Commands are the top of the house; what two of them need lies with what it is about.',
      severity: 'error',
      from: {path: '^(model|design|config|sandbox|src|plugins|mcp)/', pathNot: tests},
      to: {path: '^scripts/'},
    },
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    exclude: {path: '^(build|\\.docusaurus|node_modules)/'},
    tsPreCompilationDeps: true,
    tsConfig: {fileName: 'tsconfig.json'},
    enhancedResolveOptions: {extensions: ['.ts', '.tsx', '.mts', '.d.ts', '.mjs', '.js', '.json', '.css']},
  },
};
