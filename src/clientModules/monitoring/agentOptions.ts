import type {MonitoringSettings} from '@site/config/monitoring';
import type {Session} from './drawSession';
import {stripRules} from './stripSecrets';

/** Any address that never leaves the machine: `localhost` and names below it, `127.0.0.0/8` and `::1`. */
const loopback = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Where the site runs, by `location.hostname`. */
export function environmentOf(hostname: string, stagingHost?: string) {
  const name = hostname.replace(/\.$/, '');
  if (loopback.test(name)) return 'development';
  return name === stagingHost?.toLowerCase() ? 'staging' : 'production';
}

/** Options of the agent for a session; what is switched off belongs to a feature that does more than is wanted. */
export function agentOptions(settings: MonitoringSettings, session: Session, hostname: string) {
  const {licenseKey, applicationId, collector, service, release, stagingHost} = settings;
  return {
    info: {
      beacon: collector,
      errorBeacon: collector,
      licenseKey,
      applicationID: applicationId,
      sa: 1,
      jsAttributes: {
        'service.name': service,
        'service.version': release,
        'deployment.environment': environmentOf(hostname, stagingHost),
        'visit.id': session.id,
      },
    },
    init: {
      // The agent keeps what it remembers in local storage, and records no replay without it.
      privacy: {cookies_enabled: session.isReplayed},
      obfuscate: stripRules,
      ajax: {capture_payloads: 'none' as const, block_internal: true},
      distributed_tracing: {enabled: false},
      // What was clicked, and violations of the content security policy.
      user_actions: {enabled: false},
      feature_flags: ['no_spv'],
      session_trace: {enabled: session.isReplayed},
      session_replay: {
        enabled: session.isReplayed,
        mask_all_inputs: true,
        mask_text_selector: '*',
        collect_fonts: false,
        inline_images: false,
        // Fetches what is missing of a stylesheet a second time.
        fix_stylesheets: false,
      },
    },
    // Nothing of the page calls it.
    exposed: false,
  };
}
