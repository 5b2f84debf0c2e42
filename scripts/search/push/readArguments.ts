/** What `npm run search:push -- --help` prints. */
export const help = `Replaces the records, settings and synonyms of hosted search with those of the last \`npm run build\`.

  npm run search:push -- --dry-run

  --dry-run   prints what would change and sends nothing
  --help      this text

It needs DOCS_SEARCH_APP_ID, DOCS_SEARCH_INDEX and DOCS_SEARCH_ADMIN_KEY; CONTRIBUTING.md says more.`;

/** What a call of the command asks for. */
export type PushMode = 'push' | 'dry run' | 'help';

/** @throws Error that names the arguments that are not understood */
export function readArguments(args: string[]): PushMode {
  const unknown = args.filter((argument) => argument !== '--dry-run' && argument !== '--help');
  if (unknown.length > 0) {
    throw new Error(
      `Nothing was sent: ${unknown.join(', ')} is no option of this command. \`npm run search:push -- --help\` explains them.`,
    );
  }
  if (args.includes('--help')) return 'help';
  return args.includes('--dry-run') ? 'dry run' : 'push';
}
