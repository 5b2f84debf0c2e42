/** Variables of the environment that samples read; all pages of the site use the same. */
export interface SampleOptions {
  /** Origin of the API; without it samples name the file's first server. */
  url?: string;
  /** Address of a simulated API that samples can be tried on. */
  sandboxUrl?: string;
  /** The secret of whatever security scheme an operation asks for. */
  key: string;
  /** Address that a webhook is sent to. */
  webhookUrl: string;
  /** Parameters by name that every reader has a value of their own for; the others show their example. */
  parameters: Record<string, string>;
  /** Title of the overview's section that says how to set these variables; pages link to it where the file has it. */
  guide?: string;
  /** Which of these names the reader's organization; readers can type it once for all samples. */
  organization?: string;
}

/** What samples of any API read. */
export const defaultSampleOptions: SampleOptions = {
  key: 'API_KEY',
  webhookUrl: 'WEBHOOK_URL',
  parameters: {},
};
