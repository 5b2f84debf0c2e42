import fs from 'node:fs';
import path from 'node:path';
import {brand} from '../../../config/brand';
import {createLanguage, type Language, wordsIn} from './createLanguage';
import {type Figure, readFigures} from './Figure';
import {figureRule} from './figureRule';
import {numberRule} from './numberRule';
import type {Rule} from './Rule';
import {readTerms} from './Term';
import {termRule} from './termRule';

/** What pages are held against. */
export interface ProseRules {
  figures: Figure[];
  language: Language;
  /** What each passage is held against. */
  rules: Rule[];
}

/** Reads the rules' data and the dictionary. */
export function readRules(root: string): ProseRules {
  const read = (name: string) => fs.readFileSync(path.join(root, 'scripts/prose/data', name), 'utf8');
  const figures = readFigures(read('figures.yaml'));
  return {
    figures,
    language: createLanguage(root, [...wordsIn(read('words.txt')), ...brand.name.split(' ')]),
    rules: [termRule(readTerms(read('terms.yaml'))), figureRule(figures), numberRule(read('numbers.yaml'))],
  };
}
