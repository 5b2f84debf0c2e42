import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchConfig} from '@site/config/search';

/** How this build searches. */
export function useSearchConfig(): SearchConfig {
  return useDocusaurusContext().siteConfig.customFields?.search as SearchConfig;
}
