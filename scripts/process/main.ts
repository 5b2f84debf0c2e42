import {stopChildrenOnSignal} from './children';

/** Ends with the exit code that a command comes to, or with the sentence that says what went wrong. */
export function endWith(ending: Promise<unknown>): void {
  ending.then(
    // One that gives no code goes on, as a server does, or has ended.
    (code) => typeof code === 'number' && process.exit(code),
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
