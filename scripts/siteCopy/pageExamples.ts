/** A page in a document for writers. */
export interface PageExample {
  /** File name without ending, made of its place: `example-3`. */
  name: string;
  text: string;
}

/**
 * The `mdx` fences under one heading of the second level.
 *
 * @throws Error when there is no such heading
 */
export function examplesIn(markdown: string, heading: string): PageExample[] {
  const section = markdown.split(/^(?=## )/m).find((part) => part.startsWith(`## ${heading}\n`));
  if (!section) throw new Error(`There is no heading "## ${heading}".`);
  const fences = section.matchAll(/^(`{3,})mdx\n(.*?)^\1$/gms);
  return [...fences].map(([, , text = ''], index) => ({name: `example-${index + 1}`, text}));
}
