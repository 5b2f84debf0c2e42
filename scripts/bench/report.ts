import groupBy from 'lodash/groupBy';
import {markdownTable} from 'markdown-table';
import {median} from '../analyze/report';

/**
 * What a build comes to: its seconds; those of all processes, which hardly change when the machine does something else
 * as well; the most bytes that all processes held at once; and the bytes of a page in the median.
 */
const figures = ['seconds', 'processor', 'memory', 'html'] as const;

export interface Build extends Record<(typeof figures)[number], number> {
  site: 'ours' | 'API reference' | 'stock Docusaurus' | 'Starlight' | 'VitePress';
  size: number;
  kind: 'cold' | 'one page changed';
}

export function mediansOf(all: readonly Build[]): Build[] {
  const builds = Object.values(groupBy(all, ({site, size, kind}) => `${site} ${size} ${kind}`));
  return builds.map((same) => {
    const medians = figures.map((figure) => [figure, median(same.map((one) => one[figure]))]);
    return {...same[0], ...Object.fromEntries(medians)};
  });
}

const isOurs = ({site}: Build) => site === 'ours' || site === 'API reference';

function fastestPeer(all: readonly Build[], {site, size, kind}: Build): Build | undefined {
  const peers = all.filter((one) => !isOurs(one) && one.size === size && one.kind === kind);
  return site === 'API reference' ? undefined : peers.sort((a, b) => a.seconds - b.seconds)[0];
}

const gigabytes = (bytes: number) => (bytes / 1e9).toFixed(2);

export function benchTable(all: readonly Build[]): string {
  const time = ['Seconds', 'Of the fastest peer', 'Processor seconds'];
  return markdownTable([
    ['Site', 'Pages or operations', 'Build', ...time, 'Memory (GB)', 'HTML a page (bytes)'],
    ...all.map((build) => {
      const fastest = fastestPeer(all, build);
      const ratio = fastest ? (build.seconds / fastest.seconds).toFixed(2) : '';
      const [size, html] = [build.size, Math.round(build.html)].map((one) => one.toLocaleString('en'));
      const times = [build.seconds.toFixed(1), ratio, build.processor.toFixed(1)];
      return [build.site, size, build.kind, ...times, gigabytes(build.memory), html];
    }),
  ]);
}

const mostMemory = 3e9;
/** How much longer a page may take on a larger site than on the smallest. */
const mostGrowth = 1.1;
/** What part of a cold build one may take after a change of one page. */
const mostChanged = 1 / 5;

export function benchProblems(all: readonly Build[]): string[] {
  return all.filter(isOurs).flatMap((build) => {
    const {site, size, kind, seconds, memory} = build;
    const took = `${seconds.toFixed(1)} s`;
    const sameSite = all.filter((one) => one.site === site && one.kind === 'cold');
    const cold = sameSite.find((one) => one.size === size) ?? build;
    const [smallest = build] = sameSite.toSorted((one, other) => one.size - other.size);
    const growth = seconds / size / (smallest.seconds / smallest.size);
    const fastest = fastestPeer(all, build);
    const problems: string[] = [];
    if (memory > mostMemory)
      problems.push(`${gigabytes(memory)} GB of memory, at most ${gigabytes(mostMemory)} are allowed.`);
    if (kind !== 'cold' && seconds > cold.seconds * mostChanged)
      problems.push(`${took} are more than a fifth of ${cold.seconds.toFixed(1)} s, which it takes cold.`);
    if (kind === 'cold' && fastest && seconds > fastest.seconds)
      problems.push(`${took}, ${fastest.site} takes ${fastest.seconds.toFixed(1)} s.`);
    if (kind === 'cold' && growth > mostGrowth)
      problems.push(`one of them takes ${growth.toFixed(2)} times as long as one of ${smallest.size}.`);
    return problems.map((problem) => `${site}, ${size}, ${kind}: ${problem}`);
  });
}
