import type {Finding} from './Finding';
import type {ProseSource} from './passages/Passage';
import {positionAt} from './positionAt';
import {readingLevel} from './readingLevel';
import {statements} from './rules/figureRule';
import {joinPassages} from './rules/joinPassages';
import type {ProseRules} from './rules/readRules';

/** What was found in one file. */
export interface SourceResult {
  file: string;
  findings: Finding[];
  /** Flesch–Kincaid grade of its paragraphs; undefined where there are none. */
  level?: number;
  /** Names of the figures that it states. */
  figures: string[];
}

/** Checks one file by all rules. */
export async function checkSource(
  {file, source, passages}: ProseSource,
  rules: ProseRules,
): Promise<SourceResult> {
  const {figures, language} = rules;
  const findings: Finding[] = [];
  const report = (rule: string, offset: number, message: string) =>
    findings.push({file, ...positionAt(source, offset), rule, message});

  for (const rule of rules.rules) {
    for (const passage of passages)
      for (const {rule: name, index, message} of rule(passage))
        report(name, passage.offsets[index] ?? 0, message);
  }
  const {text, offsets} = joinPassages(passages);
  for (const {rule, index, message} of await language.check(language.parse(text), text))
    report(rule, offsets[index] ?? 0, message);

  const paragraphs = joinPassages(passages.filter(({kind}) => kind === 'paragraph'));
  const level = readingLevel(language.parse(paragraphs.text));
  return {
    file,
    findings: findings.sort((a, b) => a.line - b.line || a.column - b.column),
    level: Number.isNaN(level) ? undefined : level,
    figures: [
      ...new Set(passages.flatMap((passage) => statements(passage, figures)).map(({figure}) => figure.name)),
    ],
  };
}
