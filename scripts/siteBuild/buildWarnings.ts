/** Docusaurus starts each message with its level. */
const levelMark = /^\[(SUCCESS|INFO|WARNING|ERROR)\]/;
const docusaurusWarning = /^\[WARNING\]/;
/** The bundler, its loaders and React write warnings of their own, without that mark. */
const otherWarning = /^(?:⚠|\[?warn(?:ing)?\b)/i;

/**
 * `babel.config.js` is kept on purpose: `docusaurus write-translations` reads it, although the build does not.
 * This is all that the framework says when that is the only thing it minds.
 */
const aboutBabel =
  /^\[WARNING\] Docusaurus site warnings:\n- Your site is using the SWC js loader\. You can safely remove the Babel config file at \S+$/;

/**
 * Finds the warnings in one output stream of `docusaurus build`.
 *
 * A marked warning lists its pages after blank lines, so it reaches to the next marked line; one without a mark
 * ends at the first blank line.
 */
export function buildWarnings(output: string): string[] {
  const warnings: string[][] = [];
  let open: {lines: string[]; marked: boolean} | undefined;

  for (const line of output.split('\n')) {
    const text = line.trim();
    const marked = docusaurusWarning.test(text);
    const starts = marked || (!open?.marked && otherWarning.test(text));
    if (starts) {
      open = {lines: [], marked};
      warnings.push(open.lines);
    } else if (levelMark.test(text) || (open && !open.marked && text === '')) {
      open = undefined;
    }
    open?.lines.push(line.trimEnd());
  }
  return warnings.map((lines) => lines.join('\n').trim()).filter((warning) => !aboutBabel.test(warning));
}
