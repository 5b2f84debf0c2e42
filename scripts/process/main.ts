import {stopChildrenOnSignal} from './children';

/** Ends with the exit code or the problems that a command comes to, or with the sentence that says what went wrong. */
export function endWith(ending: Promise<unknown>): void {
  ending.then(
    (result) => {
      if (typeof result === 'number') process.exit(result);
      // One that gives neither goes on, as a server does, or has ended.
      if (!Array.isArray(result)) return;
      for (const problem of result) console.error(problem);
      process.exit(result.length === 0 ? 0 : 1);
    },
    (error: Error) => {
      // What was foreseen says all in its message; the rest needs its place in the code.
      console.error(error.constructor === Error ? error.message : error.stack);
      process.exit(1);
    },
  );
}

/** Runs a command of `package.json`, which an interrupt ends together with all that it has started. */
export function main(run: () => unknown): void {
  stopChildrenOnSignal();
  endWith(Promise.resolve().then(run));
}
