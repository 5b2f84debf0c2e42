import {setTimeout as sleep} from 'node:timers/promises';
import type {PushEnv} from '../../../config/pushEnv';
import {type ClientOptions, createPushClient, type PushClient} from './createPushClient';
import {createRetry, type Retry} from './createRetry';
import type {Target} from './StepError';

/** What the steps of a push speak through. */
export interface Connection {
  client: PushClient;
  target: Target;
  retry: Retry;
  /** For what is done after a failure: fewer tries, and no interruption. */
  retryCleaning: Retry;
  /** Waits that many milliseconds, or until an interruption. */
  pause(ms: number): Promise<unknown>;
  print(line: string): void;
}

/** What a connection can be told to do otherwise: tests name another host, and wait for nothing. */
export interface ConnectionOptions {
  clientOptions?: ClientOptions;
  pause?(ms: number): Promise<unknown>;
  /** Interrupts the push before its next request. */
  signal?: AbortSignal;
}

/** Makes the connection to an application. */
export function connect(
  env: PushEnv,
  print: (line: string) => void,
  {clientOptions, signal, ...options}: ConnectionOptions,
): Connection {
  const target: Target = {appId: env.appId, indexName: env.indexName};
  const pause = options.pause ?? ((ms) => sleep(ms, undefined, {signal}).catch(() => undefined));
  return {
    client: createPushClient(env, clientOptions),
    target,
    retry: createRetry({target, print, pause, signal}),
    retryCleaning: createRetry({target, print, pause, attempts: 2}),
    pause,
    print,
  };
}
