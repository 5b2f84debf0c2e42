/** Ports of this machine that a page's code states, such as 8080 in `http://localhost:8080/packets`. */
export function literalPorts(source: string): number[] {
  const found = source.matchAll(/\b(?:localhost|127\.0\.0\.1):(?<port>\d{2,5})\b/g);
  return [...new Set([...found].map(({groups}) => Number(groups?.port)))];
}
