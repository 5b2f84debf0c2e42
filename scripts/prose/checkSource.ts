import fs from 'node:fs';
import path from 'node:path';
import {readPassages} from './passages/readPassages';
import {readingLevel} from './readingLevel';
import {figureRule, readFigures, statedFigures} from './rules/figureRule';
import {numberRule} from './rules/numberRule';
import {termRule} from './rules/termRule';

/** Something in a text that a writer has to change. */
export interface Finding {
  /** From the root of the project. */
  file: string;
  line: number;
  column: number;
  /** Rule that found it: `term`, `number`, `figure`, `link`. */
  rule: string;
  /** What stands there, and what to write. */
  message: string;
}

/** What was found in one file. */
export interface SourceResult {
  file: string;
  findings: Finding[];
  /** Flesch–Kincaid grade of its paragraphs; undefined where there are none. */
  level?: number;
  /** Names of the figures that it states. */
  figures: string[];
}

/** Reads what texts are held against. */
export function readRules() {
  const read = (name: string) => fs.readFileSync(path.join(import.meta.dirname, 'data', name), 'utf8');
  const figures = readFigures(read('figures.yaml'));
  const number = numberRule(read('numbers.yaml'));
  return {figures, rules: {term: termRule(read('terms.yaml')), figure: figureRule(figures), number}};
}

/** Line and column, from 1 on, of an offset in a text. */
export function positionAt(text: string, offset: number): {line: number; column: number} {
  const before = text.slice(0, offset);
  return {line: before.split('\n').length, column: offset - before.lastIndexOf('\n')};
}

/** Checks one file by all rules. */
export function checkSource(
  file: string,
  source: string,
  {figures, rules}: ReturnType<typeof readRules>,
): SourceResult {
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
