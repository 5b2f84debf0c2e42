/** Something that needs things which only one can have at a time. */
interface Task {
  needs: readonly number[];
  run(): Promise<void>;
}

/** Runs tasks in their order, some of them at a time, and never two together that need the same. */
export async function runTogether(tasks: readonly Task[], atATime: number): Promise<void> {
  const waiting = [...tasks];
  const running = new Map<Task, Promise<void>>();
  while (waiting.length > 0 || running.size > 0) {
    const used = new Set([...running.keys()].flatMap(({needs}) => needs));
    const next =
      running.size < atATime ? waiting.findIndex(({needs}) => !needs.some((need) => used.has(need))) : -1;
    if (next < 0) {
      await Promise.race(running.values());
      continue;
    }
    const [task] = waiting.splice(next, 1);
    running.set(
      task,
      task.run().finally(() => running.delete(task)),
    );
  }
}
