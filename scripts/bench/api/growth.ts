import type {GenerationCost} from './generationCost';

/** How much more an operation may take in the larger half of the measurements than in the smaller one. */
const most = 1.5;

/** A sentence when the time of making pages grows faster than the number of operations; undefined when it does not. */
export function growthProblem(
  costs: ReadonlyArray<Pick<GenerationCost, 'operations' | 'seconds'>>,
): string | undefined {
  const [first, middle, last] = [costs[0], costs[Math.floor(costs.length / 2)], costs.at(-1)];
  if (!first || !middle || !last || first === middle || middle === last) return undefined;
  const growth = perOperation(middle, last) / perOperation(first, middle);
  if (growth <= most) return undefined;
  return `From ${middle.operations} to ${last.operations} operations, each takes ${growth.toFixed(1)} times as long as from ${first.operations} to ${middle.operations}; at most ${most} times is allowed.`;
}

type Cost = Pick<GenerationCost, 'operations' | 'seconds'>;

/** Seconds for each operation more; what every run takes to start falls out. */
function perOperation(less: Cost, more: Cost): number {
  return (more.seconds - less.seconds) / (more.operations - less.operations);
}
