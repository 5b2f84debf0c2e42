/** Front matter of a page; JSON is YAML, so quotes, colons and braces in a text do no harm. */
export function frontMatter(fields: Record<string, string | boolean | null>): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n`;
}
