import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {spellingCommand} from './checkProse';
import {runCommand} from '../process/runCommand';
import {projectRoot} from '../projectRoot';

const code = '// A quillfern.\nexport const recieve = serialise;\n';
const files = {
  'docs/a.mdx':
    'Teh quillfern is sombre, and serialised. `quillfern` [runs](/quillfern) at x1Quillfern9.\n\n```text\nquillfern\n```\n',
  'scripts/a.ts': code,
  'scripts/a.test.ts': code,
  'src/components/A.tsx': code,
};

it('finds in pages, code and tests what is wrong there, and leaves code of pages, addresses and values alone', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'spelling-'));
  onTestFinished(() => fs.rmSync(folder, {recursive: true}));
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    fs.writeFileSync(path.join(folder, name), text);
  }
  for (const name of ['cspell.config.yaml', 'scripts/prose'])
    fs.symlinkSync(path.join(projectRoot, name), path.join(folder, name));
  const args = [...spellingCommand, '--no-cache', '--root', folder];
  const {stdout} = await runCommand(process.execPath, args, {cwd: folder});
  const found = [...stdout.matchAll(/^(\S+?):\d+:\d+ - .*?\((\S+)\)/gm)];
  expect(found.map(([, file, word]) => `${file}: ${word}`).sort()).toEqual([
    ...['Teh', 'quillfern', 'serialised', 'sombre'].map((word) => `docs/a.mdx: ${word}`),
    'scripts/a.test.ts: serialise',
    ...['recieve', 'serialise'].map((word) => `scripts/a.ts: ${word}`),
    ...['quillfern', 'recieve', 'serialise'].map((word) => `src/components/A.tsx: ${word}`),
  ]);
});
