import type {InsightsClient, ReportableHit} from '@site/plugins/search/client/insightsClient';
import type {Provider} from '@site/config/search';

/** Tells the provider what readers see and choose. */
export interface Reports {
  client: InsightsClient;
  click: (hit: ReportableHit) => void;
}

let reports: Reports | undefined;

/** Loads what reports to the provider, which only a site with insights needs; undefined when that fails. */
export async function loadReports(provider: Provider): Promise<Reports | undefined> {
  try {
    const {reportClick, startInsights} = await import('@site/plugins/search/client/insightsClient');
    reports ??= {client: startInsights(provider), click: reportClick};
  } catch (error) {
    console.warn('Search goes on without reports to the provider:', error);
  }
  return reports;
}
