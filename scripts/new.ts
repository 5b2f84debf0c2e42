/** `npm run new -- docs/network/antennas.mdx`: begins a page, with front matter, sections and its line in `sidebars.ts`. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {planPage} from './newPage/planPage';
import {main} from './process/main';
import {packageCommand} from './process/runCommand';
import {inRoot} from './projectRoot';

main(() => {
  const [file, ...rest] = process.argv.slice(2);
  if (!file || rest.length > 0) throw new Error('Name one page: npm run new -- docs/network/antennas.mdx');
  const {page, sidebars} = planPage(file, fs.readFileSync(inRoot('sidebars.ts'), 'utf8'), (name) =>
    fs.existsSync(inRoot(name)),
  );
  fs.writeFileSync(inRoot(file), page, {flag: 'wx'});
  fs.writeFileSync(inRoot('sidebars.ts'), sidebars);
  const biome = packageCommand('@biomejs/biome/bin/biome');
  execFileSync(process.execPath, [biome, 'format', '--write', inRoot('sidebars.ts')]);
  console.log(`${file} is begun, and stands in sidebars.ts. Give it a description: the build asks for one.`);
  console.log('Write it beside `npm start`, then run `npm run check`.');
});
