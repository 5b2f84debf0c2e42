import fs from 'node:fs';
import path from 'node:path';
import {builtFiles} from '../../plugins/pages/delivery/builtFiles';

/** How many bytes around the first difference are shown. */
const shown = 60;

/** A name without the digest of the content in it, which differs wherever the content does. */
function plainName(name: string): string {
  return name.replace(/\.[0-9a-f]{8}\./, '.');
}

/** Names by their plain ones, of which the second and later ones get a number. */
function byPlainName(names: string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const name of [...names].sort()) {
    const plain = plainName(name);
    let key = plain;
    for (let number = 2; found.has(key); number += 1) key = `${plain} (${number})`;
    found.set(key, name);
  }
  return found;
}

/** Where two files begin to differ, with what stands there, as one line. */
function firstDifference(left: Buffer, right: Buffer): string {
  const at = left.findIndex((byte, index) => byte !== right[index]);
  const from = at < 0 ? left.length : at;
  const part = (content: Buffer) =>
    JSON.stringify(content.subarray(Math.max(0, from - shown), from + shown).toString());
  return `byte ${from}: ${part(left)} and ${part(right)}`;
}

/**
 * Compares all files of two folders by their content; a digest in a name is left aside to find what belongs together.
 *
 * @returns a sentence for each file that is not in both, or differs
 */
export async function compareFolders(left: string, right: string): Promise<string[]> {
  const [inLeft, inRight] = (await Promise.all([builtFiles(left), builtFiles(right)])).map(byPlainName);
  const names = [...new Set([...inLeft.keys(), ...inRight.keys()])].sort();
  return names.flatMap((plain) => {
    const [one, other] = [inLeft.get(plain), inRight.get(plain)];
    if (one === undefined) return [`${other} is in the second build alone`];
    if (other === undefined) return [`${one} is in the first build alone`];
    const [first, second] = [path.join(left, one), path.join(right, other)].map((file) =>
      fs.readFileSync(file),
    );
    if (one === other && first.equals(second)) return [];
    const name = one === other ? one : `${one}, in the second build ${other},`;
    return [`${name} differs at ${firstDifference(first, second)}`];
  });
}
