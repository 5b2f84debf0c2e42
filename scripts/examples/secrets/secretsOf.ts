/** Properties of answers whose values no later call tells: keys of devices, API keys, secrets of webhook endpoints. */
const onlyOnce: readonly string[] = ['key', 'secret'];

/** What an answer tells for the only time. */
export function secretsOf(answer: unknown): string[] {
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([name, value]) =>
    typeof value === 'string' && onlyOnce.includes(name) ? [value] : secretsOf(value),
  );
}
