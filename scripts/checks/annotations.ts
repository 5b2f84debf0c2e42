import type {Outcome} from './runChecks';

/** A finding as checks print it: `docs/intro.mdx:12:7: what is wrong`, its column left out where there is none. */
const finding = /^\s*((?:[\w.@-]+\/)*[\w.-]+\.\w+):(\d+)(?::(\d+))?(?::| -) (.+)$/gm;

/** What failed, as commands by which GitHub shows each finding beside its line. */
export function annotations(results: readonly Pick<Outcome, 'failed' | 'details'>[]): string[] {
  return results
    .filter(({failed}) => failed > 0)
    .flatMap(({details}) => [...(details ?? '').matchAll(finding)])
    .map(([, file, line, column, message]) => {
      const place = [`file=${file}`, `line=${line}`, column && `col=${column}`].filter(Boolean).join(',');
      return `::error ${place}::${message.replaceAll('%', '%25')}`;
    });
}
