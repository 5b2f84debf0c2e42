/** Languages of the samples, by their value in `Choices`. */
export const sampleLanguages = ['bash', 'js', 'python'] as const;

/** A language that a call is shown in. */
export type SampleLanguage = (typeof sampleLanguages)[number];

/** How a sample reads a variable of the environment; in bash it stands between double quotes. */
export const readVariable: Record<SampleLanguage, (name: string) => string> = {
  bash: (name) => `$${name}`,
  js: (name) => `process.env.${name}`,
  python: (name) => `os.environ["${name}"]`,
};

/** A text as it is written in a language where `readVariable` would stand. */
export const writeText: Record<SampleLanguage, (text: string) => string> = {
  bash: betweenDoubleQuotes,
  js: (text) => `'${inQuotes(text, "'")}'`,
  python: (text) => `"${inQuotes(text, '"')}"`,
};

/** Text between double quotes in bash; a `!` needs other quotes, since an interactive shell would look it up. */
export function betweenDoubleQuotes(text: string): string {
  return text.replace(/[\\"$`]/g, '\\$&').replaceAll('!', `"'!'"`);
}

/** Text between single quotes in bash. */
export function betweenSingleQuotes(text: string): string {
  return text.replaceAll("'", `'\\''`);
}

/** Text between quotes in JavaScript and Python, which share these escapes. */
export function inQuotes(text: string, quote: "'" | '"' | '`'): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return escaped.replaceAll(quote, `\\${quote}`);
}
