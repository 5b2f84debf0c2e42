import type {Scheme, ToneColours} from './schemes/Scheme';

/** Name of a token's CSS variable: `onPrimary` → `--ds-on-primary`, `tip` of the group `tone` → `--ds-tone-tip`. */
export function variableName(token: string, group = ''): string {
  const kebab = token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `--ds-${group && `${group}-`}${kebab}`;
}

/** A colour, by its job, that is the same in CSS and in the component library; follows the scheme in force. */
export function colour(job: Exclude<keyof Scheme, 'base' | 'syntax' | 'tones' | 'toneWash'>): string {
  return `var(${variableName(job)})`;
}

/** The colour of a kind of message. */
export function tone(kind: keyof ToneColours): string {
  return `var(${variableName(kind, 'tone')})`;
}

/** The background that belongs to the colour of a kind of message, on something that floats. */
export function washOf(kind: keyof ToneColours): string {
  return `color-mix(in srgb, ${tone(kind)} var(${variableName('toneWash')}), ${colour('raised')})`;
}

/** Part of a colour: what is behind shows through the rest. */
export function share(ofColour: string, percentage: number): string {
  return `color-mix(in srgb, ${ofColour} ${percentage}%, transparent)`;
}
