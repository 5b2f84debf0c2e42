import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {projectRoot} from '../../scripts/projectRoot';
import {absentClasses, absentComponents, partStyles} from './absentParts';
import {moduleDigest} from './classNames';

const theme = path.join(projectRoot, 'node_modules/@docusaurus/theme-classic/lib/theme');

function isAbsent(themeConfig: object, name: string, hasTags = false): boolean {
  return absentClasses({
    siteDir: theme,
    theme: themeConfig,
    hasTags,
  })(name);
}

function classOf(folder: string, local: string): string {
  return `${local}_${moduleDigest(path.join(theme, folder, 'styles.module.css'), theme)}`;
}

it('takes for absent what the configuration does without, and nothing else', () => {
  const bar = classOf('AnnouncementBar', 'announcementBar');
  expect(isAbsent({}, bar)).toBe(true);
  expect(isAbsent({announcementBar: {content: 'x'}}, bar)).toBe(false);
  expect(isAbsent({}, classOf('Tag', 'tag'))).toBe(true);
  expect(isAbsent({}, classOf('Tag', 'tag'), true)).toBe(false);
  expect(isAbsent({navbar: {style: 'dark'}}, 'navbar--dark')).toBe(false);
  expect(isAbsent({}, 'navbar')).toBe(false);
  // The name of a CSS module's class does not tell alone whose it is.
  expect(isAbsent({}, classOf('Admonition/Layout', 'content'))).toBe(false);
});

it('names the components that show nothing', () => {
  const components = (themeConfig: object) =>
    absentComponents({siteDir: theme, siteConfig: {themeConfig}} as never);
  expect(components({})).toContain('AnnouncementBar');
  expect(components({announcementBar: {content: 'x'}})).not.toContain('AnnouncementBar');
  expect(components({})).toContain('DocVersionBanner');
});

it('the framework still has all that the list names', () => {
  expect(partStyles.sheets.filter((file) => !fs.existsSync(path.join(projectRoot, file)))).toEqual([]);
  expect(partStyles.components.filter((one) => !fs.existsSync(path.join(theme, one, 'index.js')))).toEqual(
    [],
  );
  const read = (file: string) => fs.readFileSync(path.join(projectRoot, file), 'utf8');
  const has = (css: string, name: string) => new RegExp(`\\.${name}(?![\\w-])`).test(css);
  expect(partStyles.locals.filter(({sheet, name}) => !has(read(sheet), name))).toEqual([]);
  const infima = read('node_modules/infima/dist/css/default/default.css');
  const named = read('node_modules/@docusaurus/theme-common/lib/utils/ThemeClassNames.js');
  const isKnown = (name: string) => has(infima, name) || named.includes(`'${name}'`);
  expect(partStyles.classes.filter((name) => !isKnown(name))).toEqual([]);
});

it('leaves the classes of our own CSS modules alone, whatever they are called', () => {
  expect(isAbsent({}, 'close')).toBe(true);
  expect(isAbsent({}, 'close_a1b')).toBe(false);
  expect(isAbsent({}, classOf('Navbar/Layout', 'navbarHidden'))).toBe(true);
  expect(isAbsent({}, 'navbarHidden_a1b')).toBe(false);
});
