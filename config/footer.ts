import type {Footer} from '@docusaurus/theme-common';
import {brand} from './brand';

/** The footer: outside links in columns, the logo, the copyright line and the trademark notice. */
export const footer: Footer = {
  style: 'dark',
  logo: {
    alt: `${brand.name} website`,
    src: 'img/logo-light.svg',
    srcDark: 'img/logo-dark.svg',
    href: brand.websiteUrl,
    // The framework takes a missing target for the same tab here, though not for other links.
    target: '_blank',
    width: 40,
    height: 40,
  },
  links: [
    {
      title: 'Platform',
      items: [
        {label: 'Website', href: brand.websiteUrl},
        {label: 'Dashboard', href: brand.dashboardUrl},
        {label: 'Status', href: brand.statusUrl},
      ],
    },
    {
      title: 'Documentation',
      items: [
        {label: 'Quick Start', to: '/docs/intro'},
        {label: 'Release notes', to: '/docs/release-notes'},
        {label: 'Source code', href: brand.sourceCodeUrl},
      ],
    },
    {
      title: 'Help',
      items: [
        {label: 'Support', to: '/docs/support'},
        {label: 'Feedback', to: '/docs/feedback'},
        {label: 'Read offline', to: '/docs/support#offline'},
        {label: 'Report a vulnerability', to: '/docs/device-sdk/vulnerability-handling'},
      ],
    },
    {
      title: 'Legal',
      items: [
        {label: 'Terms', href: brand.termsUrl},
        {label: 'Privacy policy', href: brand.privacyUrl},
      ],
    },
  ],
  copyright: `<span>Copyright © ${brand.copyrightYear} ${brand.copyrightHolder}.</span> <span>${brand.trademarkNotice}</span>`,
};
