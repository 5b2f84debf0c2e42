import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Whether `sandbox/` simulates the API of this site, as `docusaurus.config.ts` says. */
export function useHasSandbox(): boolean {
  return useDocusaurusContext().siteConfig.customFields?.hasSandbox === true;
}
