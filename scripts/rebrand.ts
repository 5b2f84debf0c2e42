/**
 * `npm run rebrand`: makes pages, API file, samples and code say what `config/brand.ts` says. It works in place, and git
 * is the way back, so nothing but config/brand.ts may have changes.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {brand} from '../config/brand';
import writtenBrand from '../config/writtenBrand.json';
import {main} from './process/main';
import {inRoot, projectRoot} from './projectRoot';
import {planRebrand, readTexts} from './rebrand/planRebrand';
import {brandProblems, repeatedValues} from './rebrand/rules';

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, {cwd: projectRoot, encoding: 'utf8'});

main(() => {
  const others = run('git', 'status', '--porcelain').replace(/^.* config\/brand\.ts\n/m, '');
  if (others) throw new Error(`Commit or remove these changes first, so that git leads back:\n${others}`);
  const next = repeatedValues(brand);
  const problems = brandProblems(next);
  const {changed, unknown} = planRebrand(readTexts(projectRoot), writtenBrand, next);
  problems.push(...unknown.map((place) => `${place}: scripts/rebrand/rules.ts does not know this spelling.`));
  const taken = changed.filter(({name, newName}) => name !== newName && fs.existsSync(inRoot(newName)));
  problems.push(...taken.map(({name, newName}) => `${name}: ${newName} exists already.`));
  if (problems.length > 0) throw new Error(`Nothing was changed:\n${problems.join('\n')}`);

  for (const {name, newName, text} of changed) {
    fs.writeFileSync(inRoot(name), text);
    fs.mkdirSync(path.dirname(inRoot(newName)), {recursive: true});
    fs.renameSync(inRoot(name), inRoot(newName));
  }
  fs.writeFileSync(inRoot('config/writtenBrand.json'), JSON.stringify(next));
  const lock = fs.readFileSync(inRoot('package-lock.json'), 'utf8');
  const [from, to] = [writtenBrand, next].map(({slug}) => `"name": "${slug}-docs"`);
  fs.writeFileSync(inRoot('package-lock.json'), lock.replaceAll(from, to));
  // A longer name can move a line break.
  run(process.execPath, 'node_modules/@biomejs/biome/bin/biome', 'format', '--write', '.');
  const lines = [
    ...changed.map(({newName, places}) => `${String(places.length).padStart(5)}  ${newName}`),
    `${changed.length} files. \`git diff\` shows them, \`git restore .\` and \`git clean\` lead back. Left to do by hand:`,
    '  - draw static/img/logo-light.svg, logo-dark.svg and favicon.svg; icons and the social card follow',
    '  - read config/brand.ts once more: addresses, legal owner, trademark notice',
    '  - npm test, which says where a longer name breaks a limit',
  ];
  console.log(lines.join('\n'));
});
