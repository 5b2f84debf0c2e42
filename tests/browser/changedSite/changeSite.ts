import fs from 'node:fs';
import path from 'node:path';

/**
 * Changes a copy of the site: places where it fails when a test asks for it, and a second locale, in which only the
 * latest version is built.
 */
export function changeSite(root: string): void {
  fs.cpSync(path.join(__dirname, 'files'), root, {recursive: true});
  const edit = (file: string, before: string, after: string) =>
    editFile(path.join(root, file), before, after);
  edit('docusaurus.config.ts', "locales: ['en']", "locales: ['en', 'de']");
  edit(
    'docusaurus.config.ts',
    '...versionOptions(__dirname),',
    "...versionOptions(__dirname), ...(process.env.DOCUSAURUS_CURRENT_LOCALE === 'de' && {onlyIncludeVersions: ['current'], versions: {current: {label: 'Latest'}}}),",
  );
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
