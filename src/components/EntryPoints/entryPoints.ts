import {brand} from '@site/config/brand';

export interface EntryPoint {
  label: string;
  /** What the reader finds there. */
  text: string;
  to: string;
}

/** The ways in, in the order in which most readers need them. */
export const entryPoints: readonly EntryPoint[] = [
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
