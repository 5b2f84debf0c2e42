import fs from 'node:fs';
import path from 'node:path';
import {eachMapping, TraceMap} from '@jridgewell/trace-mapping';
import {type BundledStyle, bundleContentsFolder, stylesFile} from '../../plugins/framework/bundle-contents';
import type {BuiltSite, PageSize} from './BuiltSite';

/** What a module weighs in a file. */
interface ModuleShare {
  module: string;
  /** Bytes of minified code; of a stylesheet, before minifying. */
  bytes: number;
  /** Its part of the file's bytes (brotli), if all of the file compresses alike. */
  compressed: number;
}

/** The modules in a page's first scripts and styles, heaviest first. */
export function moduleShares(
  site: BuiltSite,
  {files}: PageSize,
): {script: ModuleShare[]; style: ModuleShare[]} {
  const contents = (name: string) =>
    fs.readFileSync(path.join(site.generated, bundleContentsFolder, name), 'utf8');
  const styles: BundledStyle[] = JSON.parse(contents(stylesFile));
  const modulesOfStyle = (file: string) => styles.find((style) => style.file === file)?.modules ?? [];
  const modulesOfScript = (file: string) =>
    modulesIn(
      fs.readFileSync(path.join(site.build, file), 'utf8'),
      new TraceMap(contents(`${path.basename(file)}.map`)),
    );
  const shares = (names: string[], modulesOf: (file: string) => BundledStyle['modules']) =>
    names
      .flatMap((file) => {
        const modules = modulesOf(file);
        const perByte = site.compressed(file) / modules.reduce((sum, {size}) => sum + size, 0);
        return modules.map(({module, size}) => {
          return {module: readableName(module), bytes: size, compressed: Math.round(size * perByte)};
        });
      })
      .sort((a, b) => b.compressed - a.compressed);
  return {script: shares(files.scripts, modulesOfScript), style: shares(files.styles, modulesOfStyle)};
}

/** How many characters of a script were made from each module. */
function modulesIn(code: string, map: TraceMap): BundledStyle['modules'] {
  const lineStarts = [0];
  for (const line of code.split('\n')) lineStarts.push((lineStarts.at(-1) ?? 0) + line.length + 1);
  const bytes = new Map<string, number>();
  let [at, module] = [0, 'the bundler'];
  const endPiece = (end: number) => {
    if (end > at) bytes.set(module, (bytes.get(module) ?? 0) + end - at);
    at = end;
  };
  eachMapping(map, ({generatedLine, generatedColumn, source}) => {
    endPiece((lineStarts[generatedLine - 1] ?? 0) + generatedColumn);
    module = source ?? 'the bundler';
  });
  endPiece(code.length);
  return [...bytes].map(([name, size]) => ({module: name, size}));
}

function readableName(module: string): string {
  return module
    .replace(/^.*!/, '')
    .replace(/^webpack:\/\/[^/]*\//, '')
    .replace(/^.*node_modules\//, '')
    .replace(/^.*\.docusaurus\//, '.docusaurus/')
    .replace(/^\.\//, '');
}
