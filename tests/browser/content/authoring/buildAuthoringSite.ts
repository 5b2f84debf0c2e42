import fs from 'node:fs';
import path from 'node:path';
import {createSiteServer} from '../../../../scripts/server/createSiteServer';
import {listenOnFreePort} from '../../../../sandbox/node/listenOnFreePort';
import {type BuildResult, buildSite} from '../../../../scripts/siteBuild/buildSite';
import type {SiteCopy} from '../../../../scripts/siteCopy/copySite';
import type {PageExample} from './pageExamples';
import {fences} from './fences';

const frontMatter = '---\ntitle: Trial\ndescription: A page that only this test writes.\n---\n\n';

/** A copy of the site with pages as the guide for writers has them. */
export interface AuthoringSite {
  /** Address of the site, without a slash at the end. */
  address: string;
  result: BuildResult;
  /** HTML of a page by its path under `docs`, with the quotes that the build leaves out. */
  html(page: string): string;
  close(): Promise<void>;
}

/**
 * Builds and serves each example as a page of its own, all of them as the page `examples`, and `feedback` with code
 * fences at its end.
 *
 * @throws Error with the output of a build that failed
 */
export async function buildAuthoringSite(copy: SiteCopy, examples: PageExample[]): Promise<AuthoringSite> {
  copy.renew();
  const write = (name: string, text: string) => {
    const page = text.startsWith('---\n') ? text : `${frontMatter}${text}`;
    fs.writeFileSync(path.join(copy.root, 'docs', `${name}.mdx`), page);
  };
  for (const {name, text} of examples) write(name, text);
  write('examples', examples.map(({name, text}) => `## ${name}\n\n${text}`).join('\n'));
  fs.appendFileSync(path.join(copy.root, 'docs/feedback.mdx'), fences);
  const outDir = path.join(copy.root, 'build');
  const result = await buildSite({root: copy.root, outDir});
  if (result.code !== 0) throw new Error(result.output);
  const server = await listenOnFreePort(createSiteServer(outDir));
  return {
    address: `http://localhost:${server.port}`,
    result,
    html: (page) =>
      fs
        .readFileSync(path.join(outDir, 'docs', `${page}.html`), 'utf8')
        .replace(/(<[^>]*?)>/g, (tag) => tag.replace(/(\s[\w-]+)=([^\s"'>]+)/g, '$1="$2"')),
    close: () => server.close(),
  };
}
