import {emptyIndex, type StoredIndex} from './StoredIndex';
import {WireError} from './WireError';

interface Task {
  /** How often it is yet to be reported as not published. */
  polls: number;
  apply(): void;
}

/** What a write is answered with. */
export interface TaskAnswer {
  taskID: number;
  updatedAt: string;
}

/**
 * All indices of an application, and the queue of writes to them.
 *
 * A write is answered at once and takes effect when its task is published. With `polls` above 0 that happens while
 * the task is asked for, so that a client that does not wait is found out: Algolia promises no order across indices.
 */
export class Store {
  readonly indices = new Map<string, StoredIndex>();
  readonly #tasks = new Map<number, Task>();

  constructor(private readonly polls: number) {}

  /** @throws WireError 404 when the index does not exist */
  existing(name: string): StoredIndex {
    const index = this.indices.get(name);
    if (!index) throw new WireError(404, `Index ${name} does not exist`);
    return index;
  }

  /** Creates the index when it is missing, as every write does. */
  writable(name: string): StoredIndex {
    const index = this.indices.get(name) ?? emptyIndex();
    this.indices.set(name, index);
    return index;
  }

  /** Takes a write on. */
  write(apply: () => void): TaskAnswer {
    const taskID = this.#tasks.size + 1;
    this.#tasks.set(taskID, {polls: this.polls, apply});
    if (this.polls === 0) apply();
    return {taskID, updatedAt: '2026-01-01T00:00:00.000Z'};
  }

  /** @throws WireError 404 when there is no such task */
  isPublished(taskID: number): boolean {
    const task = this.#tasks.get(taskID);
    if (!task) throw new WireError(404, 'Task does not exist');
    if (task.polls === 0) return true;
    task.polls -= 1;
    if (task.polls === 0) task.apply();
    return false;
  }
}
