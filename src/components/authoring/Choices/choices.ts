/**
 * What readers choose once for all pages, and what there is to choose from.
 *
 * The keys are in addresses (`?language=python`) and in readers' browsers: add to them, rename none.
 */
export const choices = {
  language: {bash: 'curl', c: 'C', js: 'JavaScript', python: 'Python'},
  rtos: {freertos: 'FreeRTOS', zephyr: 'Zephyr'},
} as const satisfies Record<string, Record<string, string>>;

/** What a choice is about. */
export type Subject = keyof typeof choices;

/**
 * The label of each value that a page offers.
 *
 * @throws Error, for the writer, when a page names a subject or a value that is not in `choices`
 */
export function labelsOf(about: string, values: readonly string[]): string[] {
  const known: Record<string, Record<string, string>> = choices;
  const labels = known[about];
  return values.map((value) => {
    const label = labels?.[value];
    if (label) return label;
    const names = Object.keys(labels ?? known).join(', ');
    throw new Error(`<Choices about="${about}"> with <Choice value="${value}">: there are ${names}.`);
  });
}
