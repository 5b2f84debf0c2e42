import type {Scheme, ToneColors} from './schemes/Scheme';

/** Name of a token's CSS variable: `onPrimary` → `--ds-on-primary`, `tip` of the group `tone` → `--ds-tone-tip`. */
export function variableName(token: string, group = ''): string {
  const kebab = token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `--ds-${group && `${group}-`}${kebab}`;
}

/** A color, by its job, that is the same in CSS and in the component library; follows the scheme in force. */
export function color(job: Exclude<keyof Scheme, 'base' | 'syntax' | 'tones' | 'toneWash'>): string {
  return `var(${variableName(job)})`;
}

/** The color of a kind of message. */
export function tone(kind: keyof ToneColors): string {
  return `var(${variableName(kind, 'tone')})`;
}

/** The background that belongs to the color of a kind of message, on something that floats. */
export function washOf(kind: keyof ToneColors): string {
  return `color-mix(in srgb, ${tone(kind)} var(${variableName('toneWash')}), ${color('raised')})`;
}

/** Part of a color: what is behind shows through the rest. */
export function share(ofColor: string, percentage: number): string {
  return `color-mix(in srgb, ${ofColor} ${percentage}%, transparent)`;
}
