export interface PageExample {
  name: string;
  text: string;
}

export function examplesIn(markdown: string): PageExample[] {
  const fences = markdown.matchAll(/^(`{3,})mdx\n(.*?)^\1$/gms);
  return [...fences].map(([, , text = ''], index) => ({name: `example-${index + 1}`, text}));
}
