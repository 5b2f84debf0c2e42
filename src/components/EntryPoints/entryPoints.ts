import {brand} from '@site/config/brand';

/** The ways into the documentation, in the order in which most readers need them, and what they find there. */
export const entryPoints = [
  {
    label: 'Quick Start',
    text: 'From your laptop, or a board, to the first packet.',
    to: '/docs/intro',
  },
  {
    label: 'Device SDK',
    text: 'A C library that builds encrypted packets on your chip.',
    to: '/docs/device-sdk/intro',
  },
  {
    label: 'Cloud API',
    text: 'Register devices, retrieve packets, create webhook endpoints.',
    to: `/docs/api-specification/${brand.slug}-platform-api`,
  },
  {
    label: 'Network coverage',
    text: 'Where packets are heard, how often, and how soon they arrive.',
    to: '/docs/network/coverage',
  },
];
