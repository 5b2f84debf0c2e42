import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {FeedbackChannels} from '@site/config/feedback';

/** Where this build's feedback goes. */
export function useFeedbackChannels(): FeedbackChannels {
  return useDocusaurusContext().siteConfig.customFields?.feedback as FeedbackChannels;
}
