import fs from 'node:fs';
import {strFromU8, unzipSync} from 'fflate';
import {expect, it} from 'vitest';
import {brand} from '../../../config/brand';
import programs from '../../../config/pagePrograms.json';
import {hostBuild} from './hostBuild';

const archive = `${brand.slug}-host-build`;

async function build(): Promise<Uint8Array> {
  return (await hostBuild({siteDir: process.cwd()}))[`host/${archive}.zip`] as Uint8Array;
}

it('is one archive with the host build, what it needs, and the applications of the quick starts', async () => {
  const built = await build();
  expect(Buffer.compare(await build(), built)).toBe(0);
  const files = unzipSync(built);
  const text = (name: string) => strFromU8(files[`${archive}/${name}`]);
  expect(text('host/README.md')).toBe(fs.readFileSync('samples/host/README.md', 'utf8'));
  expect(text('sdk/include/skerry.h')).toBe(fs.readFileSync('samples/sdk/include/skerry.h', 'utf8'));
  expect(text('vectors/advertising-packet.json')).toBe(
    fs.readFileSync('static/vectors/advertising-packet.json', 'utf8'),
  );
  for (const {page, titles, folder, root} of programs.ofHostBuild) {
    const shown = fs.readFileSync(page, 'utf8');
    for (const title of titles)
      expect(shown).toContain(`title="${title}"\n${text(`${folder}/${title.slice(root.length)}`)}\`\`\`\n`);
  }
});

it('asks for a CMake that builds all of it', async () => {
  const files = Object.entries(unzipSync(await build()));
  const asked = files.flatMap(([name, bytes]) => {
    const [, minor] = /^cmake_minimum_required\(VERSION 3\.(\d+)/m.exec(strFromU8(bytes)) ?? [];
    return name.endsWith('CMakeLists.txt') && minor ? [Number(minor)] : [];
  });
  const version = `3.${Math.max(...asked)} or later`;
  for (const file of ['docs/device-sdk/firmware-without-a-board.mdx', 'samples/host/README.md'])
    expect(fs.readFileSync(file, 'utf8')).toContain(version);
});

it('is linked under the name that it has', () => {
  const page = fs.readFileSync('docs/device-sdk/firmware-without-a-board.mdx', 'utf8');
  expect(page).toContain(`](pathname:///host/${archive}.zip)`);
  expect(page).toContain(`${brand.docsUrl}/host/${archive}.zip\n`);
});
