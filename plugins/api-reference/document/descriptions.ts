import cloneDeepWith from 'lodash/cloneDeepWith';

/** A document each of whose descriptions is made into another text. */
export function changeDescriptions<Value>(document: Value, change: (text: string) => string): Value {
  return cloneDeepWith(document, (value, key) =>
    key === 'description' && typeof value === 'string' ? change(value) : undefined,
  );
}

/** Code, or a link, around a picture even, or a picture whose address is no whole one. */
const codeOrLink =
  /(?<code>```[\s\S]*?```|`[^`]*`)|!?\[(?<text>(?:!\[[^\]]*\]\([^)]*\)|[^\]])*)\]\((?!\s*<?(?:https?:|mailto:|data:))(?<address>[^)\s]*)(?:\s+"[^"]*")?\s*\)/g;

/** The address of a link or picture that is written in HTML. */
const attribute =
  /(?<=<(?:a|img)\b[^>]*)\s(?:href|src)\s*=\s*(["'])(?!https?:|mailto:|data:)(?<address>.*?)\1/gis;

/** A document in which links that lead to no page of this site, but of that which it was written for, are their texts. */
export function withoutDeadLinks<Value>(document: Value, addresses: ReadonlySet<string>) {
  const dead = new Set<string>();
  const kept = (all: string, address: string, text: string) => {
    const [page] = address.split('#');
    if (addresses.has(page || address)) return all;
    dead.add(address);
    return text;
  };
  const changed = changeDescriptions(document, (description) =>
    description
      .replaceAll(
        codeOrLink,
        (all, code?: string, text = '', address = '') => code ?? kept(all, address, text),
      )
      .replaceAll(attribute, (all, _quote, address: string) => kept(all, address, '')),
  );
  return {document: changed, dead: [...dead]};
}
