/**
 * A URL; undefined for a text that is none.
 *
 * Some supported browsers have neither `URL.canParse` nor `URL.parse`.
 */
export function parseUrl(text: string, base?: URL): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
