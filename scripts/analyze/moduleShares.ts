import fs from 'node:fs';
import path from 'node:path';
import {eachMapping, TraceMap} from '@jridgewell/trace-mapping';
import {brotliCompressSync, constants} from 'node:zlib';
import {
  type BundledStyle,
  bundleContentsFolder,
  stylesFile,
} from '../../plugins/framework/bundle-contents/contentsFiles';
import type {BuiltSite, PageSize} from './BuiltSite';

/** What a module weighs in a file. */
export interface ModuleShare {
  module: string;
  file: string;
  /** Bytes of minified code; of a stylesheet, before minifying. */
  bytes: number;
  /** Bytes (brotli) that the file would lose with it, about. */
  compressed: number;
}

/** The modules in a page's first scripts and styles, heaviest first. */
export function moduleShares(
  site: BuiltSite,
  {files}: PageSize,
): {script: ModuleShare[]; style: ModuleShare[]} {
  const folder = path.join(site.generated, bundleContentsFolder);
  const heaviest = (a: ModuleShare, b: ModuleShare) => b.compressed - a.compressed;
  const styles: BundledStyle[] = JSON.parse(fs.readFileSync(path.join(folder, stylesFile), 'utf8'));
  return {
    script: files.scripts.flatMap((file) => sharesOfScript(site, folder, file)).sort(heaviest),
    style: files.styles.flatMap((file) => sharesOfStyle(site, styles, file)).sort(heaviest),
  };
}

/** By file: pages share most of their scripts, and finding the shares takes seconds. */
const found = new Map<string, ModuleShare[]>();

function sharesOfScript(site: BuiltSite, folder: string, file: string): ModuleShare[] {
  const known = found.get(path.join(site.build, file));
  if (known) return known;
  const code = fs.readFileSync(path.join(site.build, file), 'utf8');
  const map = fs.readFileSync(path.join(folder, `${path.basename(file)}.map`), 'utf8');
  const pieces = piecesOf(code, new TraceMap(map));
  const whole = quickSize(code);
  const shares = [...new Set(pieces.map(({module}) => module))].map((module) => {
    const own = pieces.filter((piece) => piece.module === module);
    const others = pieces.filter((piece) => piece.module !== module);
    return {
      module: readableName(module),
      file,
      bytes: textOf(own).length,
      compressed: whole - quickSize(textOf(others)),
    };
  });
  found.set(path.join(site.build, file), shares);
  return shares;
}

/** The parts of a script, each with the module that it was made from, in their order. */
function piecesOf(code: string, map: TraceMap): Array<{module: string; text: string}> {
  const lineStarts = [0];
  for (const line of code.split('\n')) lineStarts.push((lineStarts.at(-1) ?? 0) + line.length + 1);
  const marks: Array<{at: number; module: string}> = [{at: 0, module: 'the bundler'}];
  eachMapping(map, ({generatedLine, generatedColumn, source}) => {
    marks.push({at: (lineStarts[generatedLine - 1] ?? 0) + generatedColumn, module: source ?? 'the bundler'});
  });
  return marks.map(({at, module}, index) => ({
    module,
    text: code.slice(at, marks[index + 1]?.at ?? code.length),
  }));
}

function textOf(pieces: Array<{text: string}>): string {
  return pieces.map(({text}) => text).join('');
}

/** At a low quality, as there are hundreds of modules; the differences are much the same. */
function quickSize(text: string): number {
  return brotliCompressSync(text, {params: {[constants.BROTLI_PARAM_QUALITY]: 5}}).length;
}

/** Stylesheets have no maps: their compressed size is shared out by what went into them. */
function sharesOfStyle(site: BuiltSite, styles: readonly BundledStyle[], file: string): ModuleShare[] {
  const modules = styles.find((style) => style.file === file)?.modules ?? [{module: file, size: 1}];
  const all = modules.reduce((sum, {size}) => sum + size, 0);
  return modules.map(({module, size}) => ({
    module: readableName(module),
    file,
    bytes: size,
    compressed: Math.round((site.compressed(file) * size) / all),
  }));
}

function readableName(module: string): string {
  return module
    .replace(/^.*!/, '')
    .replace(/^webpack:\/\/[^/]*\//, '')
    .replace(/^.*node_modules\//, '')
    .replace(/^.*\.docusaurus\//, '.docusaurus/')
    .replace(/^\.\//, '');
}
