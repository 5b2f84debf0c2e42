import {findFreePort} from '../../../sandbox/node/listenOnFreePort';
import type {PageBlock} from '../page/PageBlock';

/** Where code states a port of this machine: in an address, or where it listens. */
const stated = /(?:\b(?:localhost|127\.0\.0\.1)(?::|["'], *)|\.listen\(|\bport\b[ =:]+)(?<port>\d{2,5})\b/gi;

export function statedPorts(blocks: readonly Pick<PageBlock, 'text'>[]): number[] {
  const found = blocks.flatMap(({text}) => [...text.matchAll(stated)]);
  return [...new Set(found.map(({groups}) => Number(groups?.port)))];
}

type Pairs = readonly (readonly [from: number, to: number])[];

function replaceNumbers(text: string, pairs: Pairs): string {
  const numbers = new Map(pairs.map(([from, to]) => [String(from), String(to)]));
  return text.replaceAll(/\b\d+\b/g, (number) => numbers.get(number) ?? number);
}

/** The ports that a run has in place of those that the page states, which other programs may have taken. */
export class PagePorts {
  /** @param pairs a port of the page, and the one that is used */
  constructor(private readonly pairs: Pairs) {}

  /** @param kept ports that stay as they are: of the platform, whose addresses the sandbox of the run answers for */
  static async choose(blocks: readonly PageBlock[], kept: readonly number[]): Promise<PagePorts> {
    const ports = statedPorts(blocks).filter((port) => !kept.includes(port));
    // The system chooses them, so that runs side by side get different ones.
    const free = ports.map(async (port) => [port, (await findFreePort()).port] as const);
    return new PagePorts(await Promise.all(free));
  }

  /** Code of the page as it is run. */
  toRun(code: string): string {
    return replaceNumbers(code, this.pairs);
  }

  /** What came out as it would with the ports of the page. */
  toShow(output: string): string {
    const back = this.pairs.map(([page, own]) => [own, page] as const);
    return replaceNumbers(output, back);
  }
}
