import fs from 'node:fs';
import type {RequestListener} from 'node:http';
import path from 'node:path';
import {runCommand} from '../../../../scripts/process/runCommand';
import {createSiteServer} from '../../../../scripts/server/createSiteServer';
import {type Listening, listenOnFreePort} from '../../../../sandbox/node/listenOnFreePort';
import {buildSite} from '../../../../scripts/siteBuild/buildSite';
import type {SiteCopy} from '../../../../scripts/siteCopy/copySite';
import {changeSite, editFile} from './changeSite';

/** Path that the changed site is served under. */
export const basePath = '/portal/';

/** What is announced on the changed site. */
export const announcement = {
  DOCS_ANNOUNCEMENT: 'Version 4 is <b>out</b>.',
  DOCS_ANNOUNCEMENT_ID: 'version-4',
};

/** Sentence that the second build adds to the page `docs/support`. */
export const newSentence = 'This sentence came with the next deploy.';

/**
 * A copy of the site with another base URL, an announcement, a second version and a second locale, and with places
 * where it fails when a test asks for it.
 */
export interface ChangedSite {
  /** Address of the site, without a slash at the end. */
  address: string;
  /** Address at which the same files are served without the base URL. */
  misplaced: string;
  /** Folder of the project's copy. */
  root: string;
  /** Folder of the first build. */
  buildDir: string;
  /**
   * Serves the first build, or a second one: pages have changed, the announcement cannot be closed, and the old version
   * and the second locale are gone. It is built when it is first wanted.
   */
  deploy(build: 'first' | 'second'): Promise<void>;
  close(): Promise<void>;
}

/**
 * Cuts a version, builds the site and serves it.
 *
 * @throws Error with the output of a command that failed
 */
export async function buildChangedSite(copy: SiteCopy): Promise<ChangedSite> {
  copy.renew();
  const listening: Listening[] = [];
  const folderOf = (build: string) => path.join(copy.root, 'served', build);

  async function build(name: string, args: string[] = [], variables = {}): Promise<void> {
    const outDir = path.join(folderOf(name), basePath);
    const env = {DOCS_BASE_URL: basePath, ...announcement, ...variables};
    const {code, output} = await buildSite({root: copy.root, outDir, env, args});
    if (code !== 0) throw new Error(output);
  }
  async function serve(handler: RequestListener): Promise<string> {
    const server = await listenOnFreePort(handler);
    listening.push(server);
    return `http://localhost:${server.port}`;
  }
  async function close(): Promise<void> {
    await Promise.all(listening.map((server) => server.close()));
  }

  try {
    await cutVersion(copy.root, '1.1');
    changeSite(copy.root);
    await build('first');
    let answer = createSiteServer(folderOf('first'));
    let hasSecond = false;
    const buildDir = path.join(folderOf('first'), basePath);
    return {
      address: (await serve((request, response) => answer(request, response))) + basePath.slice(0, -1),
      misplaced: await serve(createSiteServer(buildDir)),
      root: copy.root,
      buildDir,
      async deploy(name) {
        if (name === 'second' && !hasSecond) {
          editFile(path.join(copy.root, 'docs/support.mdx'), '\n---\n', `\n---\n\n${newSentence}\n`);
          fs.rmSync(path.join(copy.root, 'versions.json'));
          await build('second', ['--locale', 'en'], {DOCS_ANNOUNCEMENT_CLOSEABLE: 'false'});
          hasSecond = true;
        }
        answer = createSiteServer(folderOf(name));
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function cutVersion(root: string, version: string): Promise<void> {
  const {code, stdout, stderr} = await runCommand('npm', ['run', 'docs:version', '--', version], {cwd: root});
  if (code !== 0) throw new Error(`${stdout}\n${stderr}`);
}
