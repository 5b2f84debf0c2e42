import {listOperations, type Match, matchOperation, type Operation} from './document/listOperations';
import type {OpenApiDocument} from './document/OpenApiDocument';
import {resolveReference} from './document/resolveReference';
import {ApiError, asApiError, noOperation, respond, type Success} from './http/ApiError';
import {authenticate, requireScope} from './http/authorize';
import {createRateLimiter, platformRateLimits} from './http/rateLimiter';
import {readBody, readParameters} from './http/readRequest';
import type {Settings} from './operations/Handler';
import {handlers} from './operations/handlers';
import {createStore} from './store/createStore';
import {hearPacket} from './store/hearDevice';
import type {OrganizationRecord} from './store/Store';

/** How a sandbox differs from the default one. */
export interface SandboxOptions extends Partial<Omit<Settings, 'scopes'>> {
  document: OpenApiDocument;
  /** Milliseconds since 1970; by default the clock of the machine. */
  now?(): number;
  /** Number that IDs and keys are made from; the same number gives the same ones. */
  seed?: number;
  /** Requests a second; null for no limits. */
  rateLimits?: typeof platformRateLimits | null;
  /** Type of the organization of the examples; a sandbox costs nothing, and holds 100 devices. */
  startAs?: 'production' | 'sandbox';
}

/** The platform's API, simulated. */
export type Sandbox = ReturnType<typeof createSandbox>;

/** The answer to a call above a rate limit; the packets operation alone tells how long to wait. */
function tooManyRequests({id}: Operation, request: Request): ApiError {
  const token = request.headers.get('Continuation-Token');
  const hints = {'Retry-After': '1', ...(token && {'Continuation-Token': token})};
  const isPackets = id === 'retrieve-organization-packets';
  return new ApiError(429, 'The rate limit is exceeded.', isPackets ? hints : {});
}

/** Creates a sandbox on web standards alone, for a browser or for Node. */
export function createSandbox({
  document,
  now = Date.now,
  seed = 1,
  rateLimits = platformRateLimits,
  startAs = 'sandbox',
  dailyRegistrations = 5000,
  caughtUpSeconds = 10,
}: SandboxOptions) {
  const operations = listOperations(document);
  const {enum: scopes} = resolveReference<{enum: string[]}>(document, {$ref: '#/components/schemas/Scope'});
  const settings: Settings = {dailyRegistrations, caughtUpSeconds, scopes};
  const createState = () => ({
    store: createStore({now, seed, startAs, scopes}),
    limiter: rateLimits && createRateLimiter(rateLimits, now),
  });
  let state = createState();

  const advance = ({packets, devices}: OrganizationRecord) => packets.advance(devices.values(), now());

  async function call({operation, path}: Match, request: Request): Promise<Success> {
    const {store, limiter} = state;
    const {key, organization} = authenticate(store, request, path.org_id);
    let succeeded = 0;
    try {
      if (limiter && !limiter.admit(organization.details.org_id, operation.id)) {
        throw tooManyRequests(operation, request);
      }
      requireScope(key, operation.scope);
      const parameters = readParameters(operation.parameters(), request, path);
      const body = await readBody(operation, request);
      if (request.headers.has('Sandbox-Fault')) throw new Error('A fault was asked for.');
      advance(organization);
      const seconds = Math.floor(store.now() / 1000);
      const success = handlers[operation.id]({store, organization, key, parameters, body, seconds, settings});
      succeeded = 1;
      return success;
    } finally {
      organization.apiCalls.add(store.now(), 1, succeeded);
    }
  }

  async function answer(request: Request): Promise<Success | ApiError> {
    try {
      const match = matchOperation(operations, request.method, new URL(request.url).pathname);
      return match ? await call(match, request) : noOperation();
    } catch (error) {
      return asApiError(error);
    }
  }

  return {
    /** Brings the packets of an organization up to now. */
    advance,
    /** What the sandbox remembers; another object after a reset. */
    get store() {
      return state.store;
    },
    /** Goes back to the first data. */
    reset() {
      state = createState();
    },
    /** Answers a call as the platform would; never throws. */
    async handle(request: Request): Promise<Response> {
      const requestId = request.headers.get('X-Request-ID') || state.store.random.uuid();
      return respond(await answer(request), requestId);
    },
    /** Lets the network hear packets of an organization's devices in turn, right now. */
    emitPackets(count: number, organizationId: string): void {
      const organization = state.store.organizations.get(organizationId);
      if (!organization) throw new Error(`The sandbox has no organization ${organizationId}.`);
      advance(organization);
      const devices = [...organization.devices.values()].filter(({radio}) => radio.every > 0);
      if (devices.length === 0)
        throw new Error(`No device of the organization ${organizationId} can be heard.`);
      const time = now();
      for (let index = 0; index < count; index++) {
        // A millisecond apart, so that each packet of a device has a time of its own.
        const heard = time - count + index;
        const [sighting] = hearPacket(devices[index % devices.length], heard, time - heard);
        organization.packets.append(sighting);
      }
    },
  };
}
