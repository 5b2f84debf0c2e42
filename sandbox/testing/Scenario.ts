import type {Operation} from '../document/listOperations';

/** One documented answer, and how it is brought about. */
export interface Scenario {
  /** Operation and status, as in `get-device 404`. */
  pair: string;
  /** Throws unless the answer has the status, and all that was exchanged on the way to it is as documented. */
  run(): Promise<void>;
}

/** The scenarios of an operation, one for each status that its document names. */
export function scenariosOf(operation: Operation, run: (status: string) => Promise<void>): Scenario[] {
  return Object.keys(operation.object.responses).map((status) => ({
    pair: `${operation.id} ${status}`,
    run: () => run(status),
  }));
}
