import {createSandbox, type SandboxOptions} from '../createSandbox';
import {type CallChanges, exampleCall} from './exampleCall';
import {checkRequest, checkResponse, findOperation} from './checkExchange';

/** The time at which test sandboxes start: 2026-11-16 12:00 UTC, in milliseconds. */
export const start = Date.UTC(2026, 10, 16, 12);

/** Fields that tests look at, in answers that were checked against the document before. */
export interface Answer {
  key: string;
  key_id: string;
  scopes: string[];
  devices: {id: string; device_id: string; key: string; name: string}[];
  packets: {device: {id: string; timestamp: number; sequence_number: number; payload: string}}[];
  tags: Record<string, string>;
  secret: string;
  buckets: {total_packets: number; active_devices: number}[];
  total_packets: number;
  total_requests: number;
  success_rate: number;
  created_at: number;
  expires_at: number;
  total_invites: number;
}

/** Statuses whose reason may be that the request is not as documented. */
const faulty = new Set([400, 401]);

/** A sandbox on a clock that only the test moves, every exchange with which is checked against the document. */
export type TestSandbox = ReturnType<typeof createTestSandbox>;

/**
 * Creates a sandbox for tests, in a browser or in Node; a call throws when its exchange is not as documented.
 *
 * Its organization is a production one, which has no limit of 100 devices.
 */
export function createTestSandbox({document, ...options}: SandboxOptions) {
  const clock = {time: start};
  const sandbox = createSandbox({
    document,
    now: () => clock.time,
    rateLimits: null,
    startAs: 'production',
    ...options,
  });

  async function send(id: string, request: Request): Promise<Response> {
    const operation = findOperation(document, id);
    const sent = request.clone();
    const response = await sandbox.handle(request);
    const problems = await checkResponse(document, operation, response);
    if (!faulty.has(response.status)) problems.push(...(await checkRequest(document, operation, sent)));
    if (problems.length > 0) throw new Error(`${id} ${response.status}:\n${problems.join('\n')}`);
    return response;
  }

  const call = (id: string, changes?: CallChanges) =>
    send(id, exampleCall(findOperation(document, id), changes));

  /** The JSON body of a call that must succeed. */
  async function json(id: string, changes?: CallChanges): Promise<Answer> {
    const response = await call(id, changes);
    if (!response.ok) throw new Error(`${id} answered ${response.status}: ${await response.text()}`);
    return response.json();
  }

  return {sandbox, clock, send, call, json};
}
