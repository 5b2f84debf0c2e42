import {expect, it} from 'vitest';
import {agentOptions, environmentOf} from './agentOptions';
import {stripRules} from './stripSecrets';

const settings = {
  service: 'Skerry documentation',
  licenseKey: 'NRJS-test',
  applicationId: '601',
  release: '8f3c2a1b',
  collector: 'bam.eu01.nr-data.net',
  stagingHost: 'staging.docs.example',
};
const optionsOf = (isReplayed: boolean, host = 'docs.example') =>
  agentOptions(settings, {id: 'abc', isReplayed}, host);

it('names service, release, environment and visit', () => {
  expect(optionsOf(false, 'staging.docs.example').info).toMatchObject({
    beacon: 'bam.eu01.nr-data.net',
    errorBeacon: 'bam.eu01.nr-data.net',
    licenseKey: 'NRJS-test',
    applicationID: '601',
    jsAttributes: {
      'service.name': 'Skerry documentation',
      'service.version': '8f3c2a1b',
      'deployment.environment': 'staging',
      'visit.id': 'abc',
    },
  });
});

it('keeps nothing in the browser, and neither traces nor records, unless the session was drawn', () => {
  const {privacy, session_trace, session_replay} = optionsOf(false).init;
  expect([privacy.cookies_enabled, session_trace.enabled, session_replay.enabled]).toEqual([
    false,
    false,
    false,
  ]);
  const drawn = optionsOf(true).init;
  expect([drawn.privacy.cookies_enabled, drawn.session_trace.enabled, drawn.session_replay.enabled]).toEqual([
    true,
    true,
    true,
  ]);
});

it('strips secrets, masks all text and every input of a replay, and adds nothing to requests', () => {
  for (const isReplayed of [true, false]) {
    const {init, exposed} = optionsOf(isReplayed);
    expect(init.session_replay).toMatchObject({mask_all_inputs: true, mask_text_selector: '*'});
    expect(init.obfuscate).toBe(stripRules);
    expect(init.ajax.capture_payloads).toBe('none');
    expect(init.distributed_tracing.enabled).toBe(false);
    expect(init.user_actions.enabled).toBe(false);
    expect(exposed).toBe(false);
  }
});

it.each([
  ['localhost', 'development'],
  ['localhost.', 'development'],
  ['docs.localhost', 'development'],
  ['127.0.0.1', 'development'],
  ['127.8.9.255', 'development'],
  ['[::1]', 'development'],
  ['docs.staging.example', 'staging'],
  ['docs.staging.example.', 'staging'],
  ['docs.example', 'production'],
  ['localhost.example', 'production'],
  ['127.0.0.1.example', 'production'],
  ['[::2]', 'production'],
  ['sub.docs.staging.example', 'production'],
])('counts the host %s as %s', (hostname, expected) => {
  expect(environmentOf(hostname, 'Docs.Staging.example')).toBe(expected);
  expect(environmentOf(new URL(`http://${hostname}:3000/`).hostname, 'docs.staging.example')).toBe(expected);
});

it('knows no staging where none is configured', () => {
  expect(environmentOf('docs.staging.example')).toBe('production');
});
