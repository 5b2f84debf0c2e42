import fs from 'node:fs';
import path from 'node:path';
import {syllable} from 'syllable';
import {readPassages} from './passages/readPassages';
import {figureRule, readFigures, statedFigures} from './rules/figureRule';
import {numberRule} from './rules/numberRule';
import {termRule} from './rules/termRule';

export interface Finding {
  file: string;
  line: number;
  column: number;
  /** Rule that found it: `term`, `number`, `figure`, `link`. */
  rule: string;
  message: string;
}

export interface SourceResult {
  file: string;
  findings: Finding[];
  /** Flesch–Kincaid grade of its paragraphs; undefined where there are none. */
  level?: number;
  figures: string[];
}

type Rules = ReturnType<typeof readRules>;

export function readRules() {
  const read = (name: string) => fs.readFileSync(path.join(import.meta.dirname, 'data', name), 'utf8');
  const figures = readFigures(read('figures.yaml'));
  const number = numberRule(read('../../../plugins/content/typography/numbers.yaml'));
  return {figures, rules: {term: termRule(read('terms.yaml')), figure: figureRule(figures), number}};
}

const sentences = new Intl.Segmenter('en', {granularity: 'sentence'});
const words = new Intl.Segmenter('en', {granularity: 'word'});

/**
 * Flesch–Kincaid grade of paragraphs. Words with digits or of code are read at one glance, and count as one syllable.
 */
function readingLevel(paragraphs: readonly string[]): number | undefined {
  const counts = {sentences: 0, words: 0, syllables: 0};
  for (const {segment} of paragraphs.flatMap((text) => [...sentences.segment(text)])) {
    const said = [...words.segment(segment)].filter(({isWordLike}) => isWordLike);
    if (said.length === 0) continue;
    counts.sentences += 1;
    counts.words += said.length;
    for (const word of said) counts.syllables += Math.max(1, syllable(word.segment));
  }
  if (counts.sentences === 0) return undefined;
  return 0.39 * (counts.words / counts.sentences) + 11.8 * (counts.syllables / counts.words) - 15.59;
}

/** Line and column, from 1 on, of an offset in a text. */
export function positionAt(text: string, offset: number): {line: number; column: number} {
  const before = text.slice(0, offset);
  return {line: before.split('\n').length, column: offset - before.lastIndexOf('\n')};
}

export function checkSource(file: string, source: string, {figures, rules}: Rules): SourceResult {
  const passages = readPassages(file, source);
  const findings = passages.flatMap((passage) =>
    Object.entries(rules).flatMap(([rule, check]) =>
      check(passage).map(({index, message}) => {
        return {file, ...positionAt(source, passage.offsets[index] ?? 0), rule, message};
      }),
    ),
  );
  const paragraphs = passages.filter(({kind}) => kind === 'paragraph').map(({prose}) => prose);
  const stated = passages.flatMap((passage) => statedFigures(passage, figures));
  return {
    file,
    findings: findings.sort((a, b) => a.line - b.line || a.column - b.column),
    level: readingLevel(paragraphs),
    figures: [...new Set(stated.map(({figure}) => figure.name))],
  };
}
