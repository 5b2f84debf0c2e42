import fs from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import memoize from 'lodash/memoize';
import sumBy from 'lodash/sumBy';
import {ScriptsByPage} from '@site/plugins/framework/start-after-paint/ScriptsByPage';
import {kindOf} from './budgets';

/** What a page loads before its reader acts, in bytes (brotli). */
export type PageSize = ReturnType<BuiltSite['sizeOf']>;

export class BuiltSite {
  private readonly scripts: ScriptsByPage;
  private readonly isPage = (route: string) => fs.existsSync(this.htmlFile(route));
  /** Size of a file of the site (brotli); kept, since pages share most of theirs. */
  readonly compressed = memoize(
    (file: string) => brotliCompressSync(fs.readFileSync(path.join(this.build, file))).length,
  );

  /** @param generated `.docusaurus` of the same build */
  constructor(
    readonly build: string,
    generated: string,
  ) {
    this.scripts = new ScriptsByPage(generated);
  }

  /** Addresses of all pages that the router knows by name. */
  routes(): string[] {
    return this.scripts.routes().filter(this.isPage).sort();
  }

  sizeOf(route: string) {
    const html = this.html(route);
    const files = this.filesOf(route);
    const fonts = linked(html, 'preload').filter((file) => file.endsWith('.woff2'));
    return {
      route,
      kind: kindOf(route),
      script: sumBy(files.scripts, this.compressed),
      style: sumBy(files.styles, this.compressed),
      // At a quality that is several times as quick as a CDN's best and gives a tenth more: pages share no HTML.
      html: brotliCompressSync(html, {params: {[constants.BROTLI_PARAM_QUALITY]: 9}}).length,
      fonts: sumBy(fonts, (file) => fs.statSync(path.join(this.build, file)).size),
      files,
    };
  }

  filesOf(route: string) {
    const {entry, page} = this.scripts.of(route, this.isPage);
    return {scripts: [...entry, ...page], styles: linked(this.html(route), 'stylesheet')};
  }

  html(route: string): string {
    const file = this.htmlFile(route);
    if (!this.isPage(route)) throw new Error(`${route} is no page of ${this.build}: ${file} does not exist.`);
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
