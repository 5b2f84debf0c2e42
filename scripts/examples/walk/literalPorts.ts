import type {PageBlock} from '../page/PageBlock';

/** Ports of this machine that code states, such as 8080 in `http://localhost:8080/packets`. */
export function literalPorts(blocks: readonly Pick<PageBlock, 'text'>[]): number[] {
  const found = blocks.flatMap(({text}) => [
    ...text.matchAll(/\b(?:localhost|127\.0\.0\.1):(?<port>\d{2,5})\b/g),
  ]);
  return [...new Set(found.map(({groups}) => Number(groups?.port)))];
}

/** Whether code names one of some ports, as a program does that listens on it: `listen(8080)`. */
export function namesPort({text}: Pick<PageBlock, 'text'>, ports: readonly number[]): boolean {
  return ports.some((port) => new RegExp(`\\b${port}\\b`).test(text));
}
