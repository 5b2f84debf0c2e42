/** A URL; undefined for a text that is none. `URL.canParse` and `URL.parse` are younger than browsers that are supported. */
export function parseUrl(text: string, base?: URL): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
