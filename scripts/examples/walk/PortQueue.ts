/** Ports of this machine, each of which one walk has at a time. */
export class PortQueue {
  readonly #taken = new Set<number>();
  #waiting: (() => void)[] = [];

  /** Waits until all of these ports are free, and takes them together; gives what frees them. */
  async take(ports: readonly number[]): Promise<() => void> {
    while (ports.some((port) => this.#taken.has(port))) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    for (const port of ports) this.#taken.add(port);
    return () => {
      for (const port of ports) this.#taken.delete(port);
      const waiting = this.#waiting;
      this.#waiting = [];
      for (const resume of waiting) resume();
    };
  }
}
