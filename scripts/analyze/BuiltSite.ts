import fs from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import sumBy from 'lodash/sumBy';
import {ScriptsByPage} from '@site/plugins/framework/start-after-paint/ScriptsByPage';
import {kindOf, type PageKind} from './budgets';

/** What a page loads before its reader acts, in bytes (brotli). */
export interface PageSize {
  route: string;
  kind: PageKind;
  script: number;
  style: number;
  html: number;
  fonts: number;
  files: {scripts: string[]; styles: string[]};
}

export class BuiltSite {
  private readonly scripts: ScriptsByPage;
  private readonly sizes = new Map<string, number>();

  /** @param generated `.docusaurus` of the same build */
  constructor(
    readonly build: string,
    generated: string,
  ) {
    this.scripts = new ScriptsByPage(generated);
  }

  /** Addresses of all pages that the router knows by name. */
  routes(): string[] {
    const isPage = (route: string) => fs.existsSync(this.htmlFile(route));
    return this.scripts.routes().filter(isPage).sort();
  }

  sizeOf(route: string): PageSize {
    const html = this.html(route);
    const files = this.filesOf(route);
    const fonts = linked(html, 'preload').filter((file) => file.endsWith('.woff2'));
    return {
      route,
      kind: kindOf(route),
      script: sumBy(files.scripts, (file) => this.compressed(file)),
      style: sumBy(files.styles, (file) => this.compressed(file)),
      // At a quality that is several times as quick as a CDN's best and gives a tenth more: pages share no HTML.
      html: brotliCompressSync(html, {params: {[constants.BROTLI_PARAM_QUALITY]: 9}}).length,
      fonts: sumBy(fonts, (file) => fs.statSync(path.join(this.build, file)).size),
      files,
    };
  }

  filesOf(route: string): PageSize['files'] {
    const {entry, page} = this.scripts.of(route, (name) => fs.existsSync(this.htmlFile(name)));
    return {scripts: [...entry, ...page], styles: linked(this.html(route), 'stylesheet')};
  }

  /** Size of a file of the site (brotli); kept, since pages share most of theirs. */
  compressed(file: string): number {
    const size =
      this.sizes.get(file) ?? brotliCompressSync(fs.readFileSync(path.join(this.build, file))).length;
    this.sizes.set(file, size);
    return size;
  }

  private html(route: string): string {
    const file = this.htmlFile(route);
    if (!fs.existsSync(file))
      throw new Error(`${route} is no page of ${this.build}: ${file} does not exist.`);
    return fs.readFileSync(file, 'utf8');
  }

  private htmlFile(route: string): string {
    return path.join(this.build, route === '/' ? 'index.html' : `${route}.html`);
  }
}

function linked(html: string, rel: string): string[] {
  return [...html.matchAll(/<link\s[^>]*>/g)]
    .filter(([tag]) => new RegExp(`\\srel="?${rel}\\b`).test(tag))
    .map(([tag]) => /\shref="?([^"\s>]+)/.exec(tag)?.[1] ?? '')
    .map((href) => href.replace(/^\/(?:.*\/)?(?=assets\/)/, ''));
}
