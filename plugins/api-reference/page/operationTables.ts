import {asDictionary, type Operation} from '../document/operations';
import {pageName} from '../document/checkDocument';
import {markdownToMdx} from './markdown';

/** The operations by tag: what each does, how it is called, and the scope that it needs. */
export function operationTables(document: unknown, operations: Operation[]): string {
  const tags = [...new Set([...declaredTags(document).keys(), ...operations.map(({tags}) => tags[0] ?? '')])];
  const hasScopes = operations.some(({scope}) => scope);
  return tags
    .map((tag) => ({tag, inTag: operations.filter(({tags}) => tags[0] === tag)}))
    .filter(({inTag}) => inTag.length > 0)
    .map(({tag, inTag}) => {
      const description = declaredTags(document).get(tag);
      const head = ['Operation', 'Call', ...(hasScopes ? ['Scope'] : [])];
      const rows = inTag.map((operation) => [
        `${linkTo(operation)}${operation.isDeprecated ? ' (deprecated)' : ''}`,
        `<Chip small method="${operation.method.toUpperCase()}" /> ${operation.isWebhook ? 'to your server' : code(operation.path)}`,
        ...(hasScopes ? [operation.scope ? code(operation.scope) : '–'] : []),
      ]);
      return [
        `### ${markdownToMdx(tag).trim()}`,
        ...(description ? [markdownToMdx(description)] : []),
        leftOutOfSearch(table(head, rows)),
      ].join('\n\n');
    })
    .join('\n\n');
}

/** Each scope and the operations that it opens; empty where the file names no scopes. */
export function scopeTable(operations: Operation[]): string {
  const scopes = [...new Set(operations.flatMap(({scope}) => scope ?? []))];
  if (scopes.length === 0) return '';
  const opened = (scope: string) => operations.filter((operation) => operation.scope === scope);
  return table(
    ['Scope', 'Operations it opens'],
    scopes.map((scope) => [code(scope), opened(scope).map(linkTo).join(', ')]),
  );
}

/** A search for a path leads to the operation's own page, which says more of it. */
function leftOutOfSearch(markdown: string): string {
  return `<div className="api-operations">\n\n${markdown}\n\n</div>`;
}

function declaredTags(document: unknown): Map<string, string | undefined> {
  const {tags} = asDictionary(document);
  const entries = Array.isArray(tags) ? tags.map(asDictionary) : [];
  return new Map(
    entries.map(({name, description}) => [
      String(name),
      typeof description === 'string' ? description : undefined,
    ]),
  );
}

function linkTo({id = '', summary}: Operation): string {
  return `[${markdownToMdx(summary ?? id).trim()}](./${pageName(id)}.mdx)`;
}

function code(text: string): string {
  return `\`${text.replaceAll('|', '\\|')}\``;
}

function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
