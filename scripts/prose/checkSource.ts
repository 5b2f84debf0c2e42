import fs from 'node:fs';
import path from 'node:path';
import type {Finding, Rule} from './Finding';
import {readPassages} from './passages/readPassages';
import {positionAt} from './positionAt';
import {readingLevel} from './readingLevel';
import {type Figure, figureRule, readFigures, statedFigures} from './rules/figureRule';
import {numberRule} from './rules/numberRule';
import {termRule} from './rules/termRule';

/** What texts are held against. */
export interface ProseRules {
  figures: Figure[];
  rules: Rule[];
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

/** Reads the rules' data. */
export function readRules(): ProseRules {
  const read = (name: string) => fs.readFileSync(path.join(import.meta.dirname, 'data', name), 'utf8');
  const figures = readFigures(read('figures.yaml'));
  return {
    figures,
    rules: [termRule(read('terms.yaml')), figureRule(figures), numberRule(read('numbers.yaml'))],
  };
}

/** Checks one file by all rules. */
export function checkSource(file: string, source: string, {figures, rules}: ProseRules): SourceResult {
  const passages = readPassages(file, source);
  const findings = passages.flatMap((passage) =>
    rules.flatMap((rule) =>
      rule(passage).map(({rule: name, index, message}) => ({
        file,
        ...positionAt(source, passage.offsets[index] ?? 0),
        rule: name,
        message,
      })),
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
