/** One thing to strip, in the form that the agent's option `obfuscate` takes. */
export interface StripRule {
  regex: RegExp;
  /** Never empty: the agent takes an empty one for `*`. */
  replacement: string;
}

/** Words before a value that tell that it is a secret. */
const secretWords =
  'key|token|secret|password|passwd|pwd|passphrase|credentials?|signature|authorization|cookie';

/**
 * What never leaves the browser, in the order in which it is taken out.
 *
 * The rules cannot know a password in a sentence: they find what addresses carry and what looks like a key. Each
 * begins at a fixed sign or at the start of a run, so that a long text takes no longer than its length.
 */
export const stripRules: StripRule[] = [
  // User and password before a host.
  {regex: /(:\/\/)[^\s/?#@]+@/g, replacement: '$1'},
  // Values of a query: the names stay.
  {regex: /([?&][^\s=&#"'<>`]{1,100}=)[^\s&#"'<>`]*/g, replacement: '$1*'},
  // A query without names.
  {regex: /([\w/]\?)[^\s=&#?"'<>`]+(?=[\s#"'<>`]|$)/g, replacement: '$1*'},
  // All that follows the # of an address; headings are no loss.
  {regex: /([\w/.%~*-])#[^\s"'<>`)]+/g, replacement: '$1'},
  {regex: /\b(Bearer|Basic|Digest|ApiKey)\s+[^\s"',;]+/gi, replacement: '$1 *'},
  {regex: new RegExp(`((?:${secretWords})["']?\\s*[:=]\\s*["']?)[^\\s"',;&}]+`, 'gi'), replacement: '$1*'},
  {regex: /(?<![\w.+-])[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g, replacement: '*'},
  // Ids of organizations, devices, keys and webhooks are UUIDs.
  {regex: /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, replacement: '*'},
  // A JSON web token, whole or cut off.
  {regex: /\beyJ[\w-]{5,}(?:\.[\w-]*)*/g, replacement: '*'},
  // Base64.
  {regex: /(?<![\w+/])[\w+/]{16,}(?:={1,2}|(?:%3D){1,2})/gi, replacement: '*'},
  // Any run of 20 characters or more with a digit in it.
  {regex: /(?<![\w+-])(?=[\w+-]*\d)[\w+-]{20,}/g, replacement: '*'},
  // Device keys and packets: 8 bytes or more, or as many as a MAC address, in pairs.
  {regex: /(?<![a-z0-9])(?:0x)?[0-9a-f]{16,}(?![a-z0-9])/gi, replacement: '*'},
  {regex: /\b[0-9a-f]{2}(?:[ :-][0-9a-f]{2}){5,}\b/gi, replacement: '*'},
];

/** A text without the values of queries, what follows `#`, and all that looks like a key. */
export function stripSecrets(text: string): string {
  return stripRules.reduce((rest, {regex, replacement}) => rest.replace(regex, replacement), text);
}

/** Attributes with words that readers see or hear: the recorder masks texts and inputs, but not these. */
const wordAttributes = new Set([
  ...['aria-description', 'aria-label', 'aria-placeholder', 'aria-roledescription', 'aria-valuetext'],
  ...['alt', 'content', 'label', 'placeholder', 'summary', 'title', 'value'],
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
