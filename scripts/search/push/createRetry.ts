import {clientFailure} from './clientFailure';
import {StepError, type Target} from './StepError';

/**
 * Runs a call of the client, again and again while what stops it may pass.
 *
 * The first argument says what is being done, as in "while sending records". It throws a StepError.
 */
export type Retry = <Result>(step: string, call: () => Promise<Result>) => Promise<Result>;

const longestPause = 60_000;

/**
 * Makes a {@link Retry} that waits 1, 2, 4 and 8 s between tries, or as long as the host asks, up to a minute.
 *
 * @param options.attempts tries of one step, each of which asks every host of the client
 * @param options.pause waits that many milliseconds
 * @param options.signal interrupts, before the next try
 */
export function createRetry({
  target,
  print,
  attempts = 5,
  signal,
  pause,
}: {
  target: Target;
  print(line: string): void;
  attempts?: number;
  signal?: AbortSignal;
  pause(ms: number): Promise<unknown>;
}): Retry {
  return async (step, call) => {
    for (let attempt = 1; ; attempt++) {
      if (signal?.aborted) throw new StepError(step, target);
      try {
        return await call();
      } catch (error) {
        const failure = clientFailure(error);
        if (!failure.isPassing || attempt === attempts) throw new StepError(step, target, failure);
        const ms = Math.min(failure.retryAfter ?? 1000 * 2 ** (attempt - 1), longestPause);
        print(`${failure.reason} while ${step}: try ${attempt + 1} of ${attempts} follows in ${ms / 1000} s`);
        await pause(ms);
      }
    }
  };
}
