import {isUtf8} from 'node:buffer';
import fs from 'node:fs';
import path from 'node:path';
import escapeRegExp from 'lodash/escapeRegExp';
import {projectFiles} from '../siteCopy/projectFiles';
import {type Brand, leftoverPattern, rulesFor, uuidRule} from './rules';

interface TextFile {
  name: string;
  text: string;
}

/** Says the brand itself, or holds made-up names; the lock file holds thousands of names of others. */
const keptFiles =
  /^(?:config\/(?:brand\.ts|writtenBrand\.json)|scripts\/rebrand\/.*|(?:.*\/)?package-lock\.json)$/;
/** The digits of the service UUID mean something else here. */
const filesOfColors = /^(?:src\/)?design\/|\.(?:svg|css)$/;

export function readTexts(root: string): TextFile[] {
  return projectFiles(root)
    .filter((name) => !keptFiles.test(name))
    .map((name) => ({name, bytes: fs.readFileSync(path.join(root, name))}))
    .filter(({bytes}) => isUtf8(bytes) && !bytes.includes(0))
    .map(({name, bytes}) => ({name, text: bytes.toString()}));
}

/**
 * Works out what a rebranding changes, and which places it leaves although they look like the old brand: spellings
 * that no rule knows, and hosts that `config/brand.ts` does not have.
 */
export function planRebrand(files: TextFile[], from: Brand, to: Brand) {
  const rules = rulesFor(from, to);
  // One pass for all, so that no rule sees what another wrote: the new name may contain the old one.
  const pattern = new RegExp(rules.map(([source]) => `(${source})`).join('|'), 'g');
  const [uuid, replaceUuid] = uuidRule(from.serviceUuid, to.serviceUuid);
  const hosts = Object.values(from).map((value) => value.replace(/^https:\/\/|^.*@|(?<=[^/])\/.*$/g, ''));
  const ownHost = new RegExp(`[\\w.-]+\\.${escapeRegExp(from.domain)}(?![\\w-])`, 'g');
  const leftover = leftoverPattern(from);
  const changed: (TextFile & {newName: string; places: string[]})[] = [];
  const unknown: string[] = [];

  for (const {name, text} of files) {
    const places: string[] = [];
    const note = (line: string, found: string, next: string) => {
      if (found !== next) places.push(`${name}:${line}: ${found} → ${next}`);
      return next;
    };
    const lineAt = (all: string, index: number) => String(all.slice(0, index).split('\n').length);
    const rewrite = (all: string, where?: string) =>
      all.replace(pattern, (found, ...groups) => {
        const [, replacement] = rules[groups.findIndex((group) => group !== undefined)];
        const next = typeof replacement === 'string' ? replacement : replacement(found);
        return note(where ?? lineAt(all, groups[rules.length]), found, next);
      });
    const named = rewrite(text);
    const newText = filesOfColors.test(name)
      ? named
      : named.replace(uuid, (found, index) => note(lineAt(named, index), found, replaceUuid(found)));
    const newName = rewrite(name, "the file's name");
    if (places.length > 0) changed.push({name, newName, text: newText, places});

    const left = text.replace(pattern, (found) => found.replace(/[^\n]/g, '\0'));
    const strangers = [...text.matchAll(ownHost)].filter(([host]) => !hosts.includes(host));
    for (const {0: found, index} of [...left.matchAll(leftover), ...strangers])
      unknown.push(`${name}:${lineAt(text, index)}: ${found}`);
  }
  return {changed, unknown};
}
