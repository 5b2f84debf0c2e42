import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {moduleDigest} from './classNames';

/** A part of the framework's theme that only some sites have, and what only it is styled by. */
interface Part {
  /** Components that show nothing without it. */
  components?: string[];
  /** Folders of the theme whose CSS modules style it. */
  folders?: string[];
  /** Classes of CSS modules that style other parts too, by the theme's folder. */
  locals?: Record<string, string[]>;
  /** Classes of Infima, and those by which the theme names its parts. */
  classes?: string[];
  isIn(site: Site): boolean;
}

/** What decides on the parts. */
type Site = Pick<LoadContext, 'siteDir'> & {
  theme: {
    announcementBar?: unknown;
    navbar?: {style?: string; hideOnScroll?: boolean};
    footer?: {style?: string};
    docs?: {sidebar?: {hideable?: boolean}};
  };
  hasTags: boolean;
};

const parts: Part[] = [
  {
    components: ['AnnouncementBar'],
    folders: ['AnnouncementBar', 'AnnouncementBar/CloseButton', 'AnnouncementBar/Content'],
    locals: {'DocSidebar/Desktop/Content': ['menuWithAnnouncementBar']},
    classes: ['close', 'theme-announcement-bar'],
    isIn: ({theme}) => theme.announcementBar !== undefined,
  },
  {folders: ['Tag', 'TagsListInline'], isIn: ({hasTags}) => hasTags},
  {
    components: ['DocVersionBanner', 'DocVersionBadge'],
    classes: ['badge', 'badge--secondary', 'theme-doc-version-badge', 'theme-doc-version-banner'],
    isIn: hasVersions,
  },
  {classes: ['navbar--dark'], isIn: ({theme}) => theme.navbar?.style === 'dark'},
  {classes: ['navbar--primary'], isIn: ({theme}) => theme.navbar?.style === 'primary'},
  {classes: ['footer--dark'], isIn: ({theme}) => theme.footer?.style === 'dark'},
  {
    components: ['DocSidebar/Desktop/CollapseButton', 'DocRoot/Layout/Sidebar/ExpandButton'],
    folders: ['DocSidebar/Desktop/CollapseButton', 'DocRoot/Layout/Sidebar/ExpandButton'],
    locals: {
      'DocRoot/Layout/Sidebar': ['docSidebarContainerHidden'],
      'DocSidebar/Desktop': ['sidebarHidden'],
    },
    isIn: ({theme}) => theme.docs?.sidebar?.hideable === true,
  },
  {
    locals: {
      'DocSidebar/Desktop': ['sidebarLogo', 'sidebarWithHideableNavbar'],
      'Navbar/Layout': ['navbarHidden', 'navbarHideable'],
    },
    isIn: ({theme}) => theme.navbar?.hideOnScroll === true,
  },
];

/** Whether the documentation has versions that were cut. */
export function hasVersions({siteDir}: Pick<LoadContext, 'siteDir'>): boolean {
  return fs.existsSync(path.join(siteDir, 'versions.json'));
}

/** Whether a class belongs to a part of the theme that the site does not have, although the theme's script names it. */
export function absentClasses(site: Site): (name: string) => boolean {
  const absent = parts.filter((part) => !part.isIn(site));
  const ends = absent.flatMap(({folders = []}) =>
    folders.map((folder) => `_${moduleDigest(themeSheet(folder), site.siteDir)}`),
  );
  const classes = new Set(
    absent.flatMap(({classes: plain = [], locals = {}}) => [
      ...plain,
      ...Object.entries(locals).flatMap(([folder, names]) =>
        names.map((name) => `${name}_${moduleDigest(themeSheet(folder), site.siteDir)}`),
      ),
    ]),
  );
  return (name) => classes.has(name) || ends.some((end) => name.endsWith(end));
}

/** Components of the theme that show nothing on a site, by their names in the theme; whether pages have tags is not known yet. */
export function absentComponents(context: LoadContext): string[] {
  const site = {...context, theme: context.siteConfig.themeConfig, hasTags: true};
  return parts.filter((part) => !part.isIn(site)).flatMap(({components = []}) => components);
}

/** What all parts are made of, for the test that the framework still has them. */
export const partStyles = {
  components: parts.flatMap(({components = []}) => components),
  sheets: parts.flatMap(({folders = []}) => folders.map(themeSheet)),
  locals: parts.flatMap(({locals = {}}) =>
    Object.entries(locals).flatMap(([folder, names]) =>
      names.map((name) => ({sheet: themeSheet(folder), name})),
    ),
  ),
  classes: parts.flatMap(({classes = []}) => classes),
};

function themeSheet(folder: string): string {
  return `/node_modules/@docusaurus/theme-classic/lib/theme/${folder}/styles.module.css`;
}
