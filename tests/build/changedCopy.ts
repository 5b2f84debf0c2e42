import fs from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {projectRoot} from '../../scripts/projectRoot';
import {buildSite} from '../../scripts/siteBuild/buildSite';
import {copySite} from '../../scripts/siteCopy/copySite';

/** A copy of the site that tests change and build: each build goes on with what those before it have kept. */
export function changedCopy() {
  const {root, dispose} = copySite(projectRoot);
  const originals = new Map<string, string | undefined>();
  const read = (name: string) => fs.readFileSync(path.join(root, name), 'utf8');

  function write(name: string, text: string): void {
    const file = path.join(root, name);
    if (!originals.has(file))
      originals.set(file, fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined);
    fs.writeFileSync(file, text);
  }

  return {
    root,
    dispose,
    read,
    write,
    /** Replaces a text, which has to be there. */
    edit(name: string, before: string, after: string): void {
      expect(read(name), name).toContain(before);
      write(name, read(name).replaceAll(before, after));
    },
    /** Undoes what `write` and `edit` did. */
    restore(): void {
      for (const [file, text] of originals)
        if (text === undefined) fs.rmSync(file);
        else fs.writeFileSync(file, text);
      originals.clear();
    },
    build: (env?: NodeJS.ProcessEnv) => buildSite({root, env}),
  };
}
