/** A document each of whose descriptions is made into another text. */
export function changeDescriptions<Value>(
  value: Value,
  change: (text: string) => string,
  key?: string,
): Value {
  if (typeof value === 'string') return key === 'description' ? (change(value) as Value) : value;
  if (Array.isArray(value)) return value.map((item) => changeDescriptions(item, change)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, changeDescriptions(child, change, name)]),
  ) as Value;
}

/** Code, which is kept as it is, or a link or picture whose address is no whole one. */
const codeOrLink =
  /(?<code>```[\s\S]*?```|`[^`]*`)|!?\[(?<text>[^\]]*)\]\((?!\s*<?(?:https?:|mailto:|data:))[^)\s]*(?:\s+"[^"]*")?\s*\)/g;

/** The address of a link or picture that is written in HTML. */
const attribute =
  /(?<=<(?:a|img)\b[^>]*)\s(?:href|src)\s*=\s*(?:"(?!https?:|mailto:|data:)[^"]*"|'(?!https?:|mailto:|data:)[^']*')/gi;

/**
 * A description without links and pictures with addresses of the site that it was written for: to ours they would be
 * broken. Their texts stay.
 */
export function withoutSiteLinks(description: string): string {
  return description
    .replaceAll(codeOrLink, (_all, code?: string, text?: string) => code ?? text ?? '')
    .replaceAll(attribute, '');
}
