/** A page in a document for writers. */
export interface PageExample {
  /** File name without ending, made of its place: `example-3`. */
  name: string;
  text: string;
}

/** The `mdx` fences of a document. */
export function examplesIn(markdown: string): PageExample[] {
  const fences = markdown.matchAll(/^(`{3,})mdx\n(.*?)^\1$/gms);
  return [...fences].map(([, , text = ''], index) => ({name: `example-${index + 1}`, text}));
}
