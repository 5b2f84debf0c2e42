import fs from 'node:fs';
import path from 'node:path';
import sumBy from 'lodash/sumBy';
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

export type SourceResult = ReturnType<typeof checkSource>;

type Rules = ReturnType<typeof readRules>;

export function readRules() {
  const read = (name: string) => fs.readFileSync(path.join(import.meta.dirname, 'data', name), 'utf8');
  const figures = readFigures(read('figures.yaml'));
  const number = numberRule(read('numbers.yaml'));
  return {figures, rules: {term: termRule(read('terms.yaml')), figure: figureRule(figures), number}};
}

const sentences = new Intl.Segmenter('en', {granularity: 'sentence'});
const words = new Intl.Segmenter('en', {granularity: 'word'});

/**
 * Flesch–Kincaid grade of paragraphs; undefined where there are none. Words with digits or of code are read at one glance, and count as one syllable.
 */
function readingLevel(paragraphs: readonly string[]): number | undefined {
  const said = paragraphs
    .flatMap((text) => [...sentences.segment(text)])
    .map(({segment}) => [...words.segment(segment)].filter(({isWordLike}) => isWordLike))
    .filter(({length}) => length > 0);
  if (said.length === 0) return undefined;
  const all = said.flat();
  const syllables = sumBy(all, ({segment}) => Math.max(1, syllable(segment)));
  return 0.39 * (all.length / said.length) + 11.8 * (syllables / all.length) - 15.59;
}

/** Line and column, from 1 on, of an offset in a text. */
export function positionAt(text: string, offset: number): {line: number; column: number} {
  const before = text.slice(0, offset);
  return {line: before.split('\n').length, column: offset - before.lastIndexOf('\n')};
}

export function checkSource(file: string, source: string, {figures, rules}: Rules) {
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
