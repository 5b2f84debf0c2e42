import type {Look} from './sweepWidths';

/** Pages whose code is written to fit its block in a window that has room for the whole of it. */
export const fittingPages = [
  'device-sdk/quick-start-guides/freertos-quick-start',
  'device-sdk/terrestrial-module/advertising-packet',
  'device-sdk/terrestrial-module/api-overview',
  'device-sdk/terrestrial-module/sdk-reference',
  'device-sdk/terrestrial-module/timing-management',
  'guides/integration/get-device-packet-data',
  'guides/integration/onboard-devices',
  'guides/rollout/key-provisioning',
  'guides/use-case/asset-tracking',
  'intro',
].map((name) => `/docs/${name}`);

/** Code with lines longer than its block. */
export const cutCode: Look = {
  widths: [1440],
  find: () =>
    [...document.querySelectorAll('pre')]
      .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth)
      .map(({textContent}) => `cuts lines: ${textContent?.slice(0, 60)}`),
};
