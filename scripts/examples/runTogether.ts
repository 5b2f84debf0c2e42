/** Runs tasks in their order, some of them at a time. */
export async function runTogether(tasks: readonly (() => Promise<void>)[], atATime: number): Promise<void> {
  const waiting = [...tasks];
  async function runWaiting(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
  }
  await Promise.all(Array.from({length: atATime}, runWaiting));
}
