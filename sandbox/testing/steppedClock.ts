import {setImmediate} from 'node:timers/promises';
import type {Clock} from '../delivery/createDelivery';
import {start} from './createTestSandbox';

/** A clock that a test moves: whoever sleeps is woken by its next step, so that no test waits for seconds. */
export function steppedClock(): Clock & {step(milliseconds: number): Promise<void>} {
  let time = start;
  let sleepers: (() => void)[] = [];
  return {
    now: () => time,
    sleep: () => new Promise((resolve) => sleepers.push(resolve)),
    /** Lets time pass, wakes all that sleep, and waits until they have had their turn. */
    async step(milliseconds) {
      time += milliseconds;
      const woken = sleepers;
      sleepers = [];
      for (const wake of woken) wake();
      await setImmediate();
    },
  };
}
