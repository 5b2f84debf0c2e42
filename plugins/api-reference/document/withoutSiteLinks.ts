/** Code, which is kept as it is, or a link or picture whose address is no whole one. */
const codeOrLink =
  /(?<code>```[\s\S]*?```|`[^`]*`)|!?\[(?<text>[^\]]*)\]\((?!\s*<?(?:https?:|mailto:|data:))[^)\s]*(?:\s+"[^"]*")?\s*\)/g;

/**
 * A document whose descriptions have no links and pictures with addresses of the site that they were written for: to
 * ours they would be broken. Their texts stay.
 */
export function withoutSiteLinks<Value>(value: Value, key?: string): Value {
  if (typeof value === 'string') {
    if (key !== 'description' || !value.includes('](')) return value;
    return value.replaceAll(codeOrLink, (_all, code?: string, text?: string) => code ?? text ?? '') as Value;
  }
  if (Array.isArray(value)) return value.map((item) => withoutSiteLinks(item)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, withoutSiteLinks(child, name)]),
  ) as Value;
}
