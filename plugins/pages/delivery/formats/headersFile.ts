import type {Delivery} from '../shared/delivery';

/** Longest line that Cloudflare Pages reads. */
const longestLine = 2_000;

/**
 * `_headers` for Cloudflare Pages and Netlify.
 *
 * Where several rules match, both services join the values of a header. So a rule for all files names no cache
 * rule, and both then have a reader ask again each time.
 *
 * @throws Error when a line would be too long
 */
export function headersFile({baseUrl, headers, cache}: Delivery): string {
  const lines = [
    `${baseUrl}*`,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    `${cache.hashed.under}*`,
    `  Cache-Control: ${cache.hashed.value}`,
  ];
  const long = lines.find((line) => line.length > longestLine);
  if (long) {
    throw new Error(
      `_headers: the line "${long.slice(0, 60)}…" has ${long.length} characters, and Cloudflare Pages reads ${longestLine}. Move inline scripts and styles of pages into files.`,
    );
  }
  return `${lines.join('\n')}\n`;
}
