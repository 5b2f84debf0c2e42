import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {BrandSource} from './brandFiles';

/** Files by their path in the built site. */
type Files = Record<string, Buffer | string>;

/**
 * The brand's files, drawn once for the same source: drawing takes a third of a second, and most builds change
 * nothing of it.
 *
 * @param folder where drawn files are kept between builds
 * @param codeFolders folders whose files decide how the images look
 */
export async function drawnOnce(
  source: BrandSource,
  folder: string,
  codeFolders: string[],
  draw: (source: BrandSource) => Promise<Files>,
): Promise<Files> {
  const hash = createHash('sha256').update(JSON.stringify(source));
  for (const code of codeFolders) {
    for (const file of fs.readdirSync(code).sort()) hash.update(fs.readFileSync(path.join(code, file)));
  }
  const record = path.join(folder, `${hash.digest('hex')}.json`);
  if (fs.existsSync(record)) return decode(fs.readFileSync(record, 'utf8'));

  const files = await draw(source);
  fs.rmSync(folder, {recursive: true, force: true});
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(record, encode(files));
  return files;
}

function encode(files: Files): string {
  return JSON.stringify(
    Object.entries(files).map(([name, content]) => [name, Buffer.from(content).toString('base64')]),
  );
}

function decode(text: string): Files {
  const entries: Array<[string, string]> = JSON.parse(text);
  return Object.fromEntries(entries.map(([name, content]) => [name, Buffer.from(content, 'base64')]));
}
