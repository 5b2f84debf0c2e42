import type {ClientFailure} from './clientFailure';

/** Where a push goes; names for sentences. */
export interface Target {
  appId: string;
  indexName: string;
}

/** A step that did not succeed; its message names the step, the cause and what to change. */
export class StepError extends Error {
  /**
   * @param step what was being done, as in "while sending records"
   * @param failure undefined when the push was interrupted
   */
  constructor(
    readonly step: string,
    target: Target,
    readonly failure?: ClientFailure,
  ) {
    super(failure ? sentence(step, target, failure) : `The push was interrupted while ${step}.`);
    this.name = 'StepError';
  }

  /** Whether the host understood the last request and did nothing about it. */
  get isRefusal(): boolean {
    const {status = 0} = this.failure ?? {};
    return status >= 400 && status < 500;
  }
}

function sentence(step: string, target: Target, {status, reason, isPassing}: ClientFailure): string {
  const found = `Algolia application ${target.appId} failed while ${step} (${reason}).`;
  if (status === 401 || status === 403) {
    return `${found} DOCS_SEARCH_ADMIN_KEY must hold a key of this application that may change "${target.indexName}" and the indices whose names begin with it; CONTRIBUTING.md lists its rights.`;
  }
  if (status === 429) return `${found} It takes fewer requests than that: try again later.`;
  if (isPassing)
    return `${found} Check DOCS_SEARCH_APP_ID, the network and https://status.algolia.com, then try again.`;
  return found;
}
