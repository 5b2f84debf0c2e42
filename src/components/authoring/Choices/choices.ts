import {languages, type SampleLanguage} from '@site/plugins/api-reference/samples/shared/languages';

const labels = Object.fromEntries(Object.entries(languages).map(([name, {label}]) => [name, label]));

/**
 * What readers choose once for all pages, and what there is to choose from.
 *
 * The keys are in addresses (`?language=python`) and in readers' browsers: add to them, rename none. All pages show them
 * in this order.
 */
export const choices = {
  language: {
    bash: languages.bash.label,
    c: 'C',
    ...(labels as Record<Exclude<SampleLanguage, 'bash'>, string>),
  },
  rtos: {freertos: 'FreeRTOS', zephyr: 'Zephyr'},
} as const satisfies Record<string, Record<string, string>>;

export type Subject = keyof typeof choices;

/** The values that a page offers with their labels, in the order that all pages have; others stop the build. */
export function inOrder(about: string, values: readonly string[]): {value: string; label: string}[] {
  const subjects: Record<string, Record<string, string>> = choices;
  const labels = subjects[about] ?? {};
  for (const value of values) {
    if (value in labels) continue;
    const names = Object.keys(subjects[about] ?? subjects).join(', ');
    throw new Error(`<Choices about="${about}"> with <Choice value="${value}">: there are ${names}.`);
  }
  const known = Object.entries(labels).map(([value, label]) => ({value, label}));
  return known.filter(({value}) => values.includes(value));
}
