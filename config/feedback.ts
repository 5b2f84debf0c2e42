import {brand} from './brand';

/** Where feedback is sent to: this site only reads, so a reader's own browser and mail program send it. */
export interface FeedbackChannels {
  /** Address of the tracker's form for a new issue; empty where there is none. */
  tracker: string;
  /** Mail address. */
  mail: string;
}

/** The brand's channels. */
export const feedback: FeedbackChannels = {tracker: brand.issuesUrl, mail: brand.supportEmail};
