/** `npm run reproduce`: builds the last commit in two folders and says which files differ. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {stopChildrenOnSignal} from './process/children';
import {projectRoot} from './projectRoot';
import {cloneSite} from './reproduce/cloneSite';
import {compareFolders} from './reproduce/compareFolders';
import {buildSite} from './siteBuild/buildSite';

/** Where the two builds differ from each other: depth and length of the path, time zone, language. */
const places = [
  {folder: 'a', env: {TZ: 'UTC', LANG: 'C'}},
  {folder: 'b/somewhere else/deeper', env: {TZ: 'Pacific/Auckland', LANG: 'de_DE.UTF-8'}},
];

/** One cause often changes every page; the first lines show it. */
const mostShown = 40;

async function reproduce(): Promise<number> {
  stopChildrenOnSignal();
  const temporary = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'reproduce-')));
  process.on('exit', () => fs.rmSync(temporary, {recursive: true, force: true}));
  const roots = places.map(({folder}) => path.join(temporary, folder));
  for (const [index, root] of roots.entries()) {
    cloneSite(projectRoot, root);
    console.log(`Building in ${root} …`);
    const {code, output} = await buildSite({root, env: places[index].env});
    if (code !== 0) throw new Error(output);
  }
  const [first, second] = roots.map((root) => path.join(root, 'build'));
  const differences = await compareFolders(first, second);
  for (const sentence of differences.slice(0, mostShown)) console.error(sentence);
  console.log(
    differences.length === 0
      ? 'Both builds are the same, byte for byte.'
      : `${differences.length} files differ between the two builds.`,
  );
  return differences.length === 0 ? 0 : 1;
}

reproduce().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
