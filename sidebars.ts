import fs from 'node:fs';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

// Written by plugins/api-reference before any sidebar is loaded; an import would be checked before it exists.
const [apiOverview, ...apiOperations] = JSON.parse(
  fs.readFileSync(path.join(__dirname, 'docs/api-specification/sidebar.json'), 'utf8'),
);

/** An area of the documentation, whose pages are always shown: in the sidebar it is a label over them. */
const area = {type: 'category', collapsible: false} as const;

const sidebars: SidebarsConfig = {
  docs: [
    'intro',
    {
      ...area,
      label: 'Device SDK',
      link: {type: 'doc', id: 'device-sdk/intro'},
      items: [
        'device-sdk/device-requirements',
        'device-sdk/firmware-without-a-board',
        {
          type: 'category',
          label: 'Quick start guides',
          items: [
            'device-sdk/quick-start-guides/zephyr-quick-start',
            'device-sdk/quick-start-guides/freertos-quick-start',
          ],
        },
        {
          type: 'category',
          label: 'Terrestrial module',
          items: [
            'device-sdk/terrestrial-module/api-overview',
            'device-sdk/terrestrial-module/advertising-packet',
            'device-sdk/terrestrial-module/timing-management',
            'device-sdk/terrestrial-module/end-device-provisioning',
            'device-sdk/terrestrial-module/sdk-reference',
          ],
        },
        'device-sdk/satellite-module',
        {
          type: 'category',
          label: 'Security',
          link: {type: 'doc', id: 'device-sdk/security'},
          items: ['device-sdk/vulnerabilities', 'device-sdk/vulnerability-handling'],
        },
      ],
    },
    {...area, label: 'Cloud API', link: apiOverview, items: apiOperations},
    {
      ...area,
      label: 'Guides',
      items: [
        {
          type: 'category',
          label: 'Integration guide',
          link: {type: 'doc', id: 'guides/integration/index'},
          items: [
            'guides/integration/onboard-devices',
            'guides/integration/get-device-packet-data',
            'guides/integration/update-firmware',
          ],
        },
        {
          type: 'category',
          label: 'Rollout',
          link: {type: 'doc', id: 'guides/rollout/index'},
          items: [
            'guides/rollout/backend-implementation',
            'guides/rollout/bluetooth-launch-studio-requirement',
            'guides/rollout/key-provisioning',
          ],
        },
        'guides/use-case/asset-tracking',
        'guides/product/users-and-roles',
        'guides/assistants',
      ],
    },
    {
      ...area,
      label: 'Network',
      items: ['network/coverage', 'network/transmission-guidance', 'network/security'],
    },
    {
      ...area,
      label: 'Help',
      items: ['reference-cards', 'release-notes', 'support', 'feedback'],
    },
  ],
};

export default sidebars;
