import fs from 'node:fs';
import path from 'node:path';
import uniqBy from 'lodash/uniqBy';
import {stemmer} from 'stemmer';
import {isMap, isScalar, isSeq, LineCounter, parseDocument, type Node} from 'yaml';
import {stopWords} from '../shared/engine/stopWords';
import {tokensOf} from '../shared/engine/tokens';
import type {SearchablePage} from '../shared/page';

/** Folder below the site's, with files of what readers ask; CONTRIBUTING.md says how they are written. */
export const askedFolder = 'docs/asked';

/**
 * Gives pages the phrases of readers that their sections answer.
 *
 * @param siteDir Folder that holds {@link askedFolder}.
 * @param warn Told file and line of phrases that are no text or whose page or section is not there; they are left out.
 */
export function withAsked(
  pages: readonly SearchablePage[],
  siteDir: string,
  warn: (fault: string) => void,
): SearchablePage[] {
  const folder = path.join(siteDir, askedFolder);
  const names = fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => name.endsWith('.yaml')) : [];
  const asked = new Map(pages.map((page) => [`/${page.path}`, {...page}]));
  for (const name of names.sort()) {
    const lines = new LineCounter();
    const document = parseDocument(fs.readFileSync(path.join(folder, name), 'utf8'), {lineCounter: lines});
    const warnAt = (node: unknown, fault: string) =>
      warn(`${askedFolder}/${name}:${lines.linePos((node as Node | null)?.range?.[0] ?? 0).line}: ${fault}`);
    if (document.errors[0]) {
      warn(`${askedFolder}/${name}: ${document.errors[0].message}`);
      continue;
    }
    for (const [key, sections] of entriesOf(document.contents)) {
      const page = asked.get(String(key));
      if (!page) {
        warnAt(key, `there is no page ${key}. Correct its address, or delete its phrases.`);
        continue;
      }
      for (const [id, list] of entriesOf(sections)) {
        const phrases = isSeq(list) ? list.items : [];
        const strange = phrases.find((phrase) => !isScalar(phrase) || typeof phrase.value !== 'string');
        const anchors = page.headings.map(([, anchor]) => anchor);
        if (strange || phrases.length === 0)
          warnAt(strange ?? id, 'a phrase is no text. Put it in quotation marks.');
        else if (!['', ...anchors].includes(String(id)))
          warnAt(id, `${key} has no section "${id}". It has ${anchors.join(', ')}.`);
        else page.asked = {...page.asked, [String(id)]: phrases.join('\n')};
      }
    }
  }
  return [...asked.values()];
}

function entriesOf(node: unknown): [key: unknown, value: unknown][] {
  return isMap(node) ? node.items.map(({key, value}) => [key, value]) : [];
}

/**
 * What the embedded engine needs of phrases: each word once, in one of its forms, without those of every question and
 * single letters. In the order of the alphabet they weigh a twentieth less, compressed.
 */
export function distinctWords(phrases: string): string {
  const words = tokensOf(phrases).map(({term}) => term);
  return uniqBy(
    words.filter((term) => term.length > 1 && !stopWords.has(term)),
    stemmer,
  )
    .sort()
    .join(' ');
}
