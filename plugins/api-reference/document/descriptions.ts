import cloneDeepWith from 'lodash/cloneDeepWith';

/** A document each of whose descriptions is made into another text. */
export function changeDescriptions<Value>(document: Value, change: (text: string) => string): Value {
  return cloneDeepWith(document, (value, key) =>
    key === 'description' && typeof value === 'string' ? change(value) : undefined,
  );
}

/** Code, which is kept as it is, or a link or picture whose address is no whole one. */
const codeOrLink =
  /(?<code>```[\s\S]*?```|`[^`]*`)|!?\[(?<text>[^\]]*)\]\((?!\s*<?(?:https?:|mailto:|data:))[^)\s]*(?:\s+"[^"]*")?\s*\)/g;

/** The address of a link or picture that is written in HTML. */
const attribute =
  /(?<=<(?:a|img)\b[^>]*)\s(?:href|src)\s*=\s*(?:"(?!https?:|mailto:|data:)[^"]*"|'(?!https?:|mailto:|data:)[^']*')/gi;

/** A description in which links and pictures of the site that it was written for, which ours lacks, are their texts. */
export function withoutSiteLinks(description: string): string {
  return description
    .replaceAll(codeOrLink, (_all, code?: string, text?: string) => code ?? text ?? '')
    .replaceAll(attribute, '');
}
