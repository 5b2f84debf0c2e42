import type {SeenRequest} from './readRequest';

/** What goes wrong: an answer in place of the right one, or a connection that ends without any. */
export type Fault =
  | {status: number; message?: string; retryAfter?: number}
  /** `before` loses the request; `after` does the work and loses the answer. */
  | {hangUp: 'before' | 'after'};

/** Faults that wait for their requests. */
export class Faults {
  readonly #planned: {fault: Fault; left: number; when: (request: SeenRequest) => boolean}[] = [];

  /** Lets the next requests that `when` picks fail, `times` of them. */
  plan(fault: Fault, times: number, when: (request: SeenRequest) => boolean): void {
    this.#planned.push({fault, left: times, when});
  }

  /** The fault that a request meets, or undefined. */
  next(request: SeenRequest): Fault | undefined {
    const planned = this.#planned.find(({left, when}) => left > 0 && when(request));
    if (planned) planned.left -= 1;
    return planned?.fault;
  }
}
