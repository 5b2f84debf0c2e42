import type {Job, Tone} from './schemes';

/** Name of a token's CSS variable: `onPrimary` → `--ds-on-primary`, `tip` of the group `tone` → `--ds-tone-tip`. */
export function variableName(token: string, group = ''): string {
  const kebab = token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `--ds-${group && `${group}-`}${kebab}`;
}

/** A color, by its job, that is the same in CSS and in the component library; follows the scheme in force. */
export function color(job: Job): string {
  return `var(${variableName(job)})`;
}

export function tone(kind: Tone): string {
  return `var(${variableName(kind, 'tone')})`;
}

/** Part of a color: what is behind shows through the rest. */
export function share(ofColor: string, percentage: number): string {
  return `color-mix(in srgb, ${ofColor} ${percentage}%, transparent)`;
}
