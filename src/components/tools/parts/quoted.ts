/** Most characters of what was typed that an error repeats. */
const mostShown = 20;

/** What was typed, in quotes and short enough for a line. */
export function quoted(text: string): string {
  return `“${text.length > mostShown ? `${text.slice(0, mostShown)}…` : text}”`;
}
