import fs from 'node:fs';
import path from 'node:path';

const isSecondLocale = "process.env.DOCUSAURUS_CURRENT_LOCALE === 'de'";

/** Options of the documentation in the second locale: the latest version of a few pages, to save time. */
const fewPages = `{
  onlyIncludeVersions: ['current'],
  versions: {current: {label: 'Latest'}},
  sidebarPath: undefined,
  include: ['intro.mdx', 'support.mdx', 'feedback.mdx', '*/intro.mdx', '*/*-platform-api.mdx', 'guides/integration/*.mdx'],
}`;

/** Changes a copy of the site: places where it fails when a test asks for it, and a second locale. */
export function changeSite(root: string): void {
  fs.cpSync(path.join(__dirname, 'files'), root, {recursive: true});
  const edit = (file: string, before: string, after: string) =>
    editFile(path.join(root, file), before, after);
  edit('docusaurus.config.ts', "locales: ['en']", "locales: ['en', 'de']");
  const versions = '...versionOptions(__dirname),';
  edit('docusaurus.config.ts', versions, `${versions} ...(${isSecondLocale} && ${fewPages}),`);
  const links = "onBrokenLinks: 'throw'";
  edit('docusaurus.config.ts', links, `onBrokenLinks: ${isSecondLocale} ? 'ignore' : 'throw'`);
  edit('config/navbar.ts', 'items: [', "items: [\n    {type: 'custom-faultyItem', position: 'left'},");
  edit(
    'src/theme/NavbarItem/ComponentTypes.tsx',
    "'custom-dashboardButton'",
    "'custom-faultyItem': FaultyItem, 'custom-dashboardButton'",
  );
  edit(
    'src/theme/NavbarItem/ComponentTypes.tsx',
    'import DashboardButton',
    "import FaultyItem from '@site/src/components/FaultyItem';\nimport DashboardButton",
  );
  edit('src/components/DashboardButton/index.tsx', '  const button', "  failAt('item');\n  const button");
  edit(
    'src/components/DashboardButton/index.tsx',
    "import Link from '@docusaurus/Link';",
    "import {failAt} from '@site/src/components/failAt';\nimport Link from '@docusaurus/Link';",
  );
}

/**
 * Replaces the first occurrence of a text in a file.
 *
 * @throws Error when the file does not hold it
 */
export function editFile(file: string, before: string, after: string): void {
  const text = fs.readFileSync(file, 'utf8');
  if (!text.includes(before)) throw new Error(`${file} does not hold "${before}"`);
  fs.writeFileSync(
    file,
    text.replace(before, () => after),
  );
}
