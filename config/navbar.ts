import type {Navbar} from '@docusaurus/theme-common';
import {brand} from './brand';

/** Items that theme-common's public types leave out are passed through untyped by the framework. */
type NavbarOptions = Omit<Navbar, 'items'> & {items: Array<{type?: string; [option: string]: unknown}>};

export const navbar: NavbarOptions = {
  title: brand.name,
  hideOnScroll: true,
  logo: {
    // The name stands beside the mark, so the mark itself says nothing to a screen reader.
    alt: '',
    src: 'img/logo-light.svg',
    srcDark: 'img/logo-dark.svg',
    width: 32,
    height: 32,
  },
  items: [
    {type: 'doc', docId: 'intro', label: 'Quick Start', position: 'left'},
    {type: 'doc', docId: 'device-sdk/intro', label: 'Device SDK', position: 'left'},
    {
      type: 'doc',
      docId: `api-specification/${brand.slug}-platform-api`,
      label: 'Cloud API',
      position: 'left',
    },
    {type: 'doc', docId: 'guides/integration/index', label: 'Guides', position: 'left'},
    {
      type: 'docsVersionDropdown',
      position: 'right',
      dropdownItemsAfter: [{to: '/docs/release-notes', label: 'What changed'}],
    },
    {type: 'localeDropdown', position: 'right'},
    {href: brand.sourceCodeUrl, label: 'Source code', position: 'right'},
    {type: 'custom-dashboardButton', position: 'right', href: brand.dashboardUrl, label: 'Dashboard'},
    {type: 'search', position: 'right'},
  ],
};
