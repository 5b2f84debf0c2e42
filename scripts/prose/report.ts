import type {Finding, SourceResult} from './checkSource';

/** Findings as `docs/intro.mdx:12:7: figure: what was found`. */
export function findingLines(findings: readonly Finding[]): string[] {
  return findings.map((one) => `${one.file}:${one.line}:${one.column}: ${one.rule}: ${one.message}`);
}

const rated = (results: readonly SourceResult[]) =>
  results
    .flatMap(({file, level}) => (level === undefined ? [] : {file, level}))
    .sort((a, b) => a.level - b.level);

/** The reading level of each file, hardest last. */
export function levelLines(results: readonly SourceResult[]): string[] {
  return rated(results).map(({file, level}) => `${level.toFixed(1).padStart(5)}  ${file}`);
}

/** Reading level of the middle and of the hardest file, for the summary. */
export function levelNote(results: readonly SourceResult[]): string | undefined {
  const levels = rated(results);
  const hardest = levels.at(-1);
  if (!hardest) return undefined;
  const middle = levels[Math.floor(levels.length / 2)].level.toFixed(1);
  return `reading level ${middle} in the middle, at most ${hardest.level.toFixed(1)} (${hardest.file})`;
}
