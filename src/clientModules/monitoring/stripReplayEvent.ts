import {stripSecrets} from './stripSecrets';

/** Attributes with words that readers see or hear: the recorder masks texts and inputs, but not these. */
const wordAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'content',
  'label',
  'placeholder',
  'summary',
  'title',
  'value',
]);

/** Style and shapes, which come from our own files and would be spoiled. */
const shapeAttributes = new Set(['_cssText', 'class', 'd', 'points', 'style', 'transform', 'viewBox']);

/** Masks what the recorder leaves readable in an event of a replay, in place. */
export function stripReplayEvent(event: unknown): void {
  if (typeof event !== 'object' || event === null) return;
  const record = event as Record<string, unknown>;
  for (const [name, value] of Object.entries(record)) {
    if (name === 'attributes' && !Array.isArray(value)) stripAttributes(value);
    else if (typeof value === 'string') record[name] = stripSecrets(value);
    else stripReplayEvent(value);
  }
}

function stripAttributes(attributes: unknown): void {
  const record = attributes as Record<string, unknown>;
  for (const [name, value] of Object.entries(record ?? {})) {
    if (typeof value !== 'string' || shapeAttributes.has(name)) continue;
    record[name] = wordAttributes.has(name) ? value.replace(/\S/g, '*') : stripSecrets(value);
  }
}
