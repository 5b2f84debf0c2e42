import {afterAll, beforeAll, describe, it} from 'vitest';
import type {Engine} from './Engine';
import {tourFlows} from './flows/tour';
import {type Visit, visit} from './Visit';

/** Declares a test: what a reader does on a visit. */
export type Flow = (title: string, run: (visit: Visit) => Promise<void>) => void;

/** An engine that this machine may have. */
export interface EngineToTest<Programs> {
  name: string;
  /** Undefined where it is not installed; its tests are skipped then. */
  programs: Programs | undefined;
  start(programs: Programs): Promise<Engine>;
}

/** Runs every flow in an engine. */
export function describeEngine<Programs>({name, programs, start}: EngineToTest<Programs>): void {
  describe.skipIf(programs === undefined)(name, () => {
    let engine: Engine | undefined;
    beforeAll(async () => {
      if (programs !== undefined) engine = await start(programs);
    });
    afterAll(() => engine?.close());

    const flow: Flow = (title, run) =>
      it(title, async () => {
        if (!engine) throw new Error(`${name} has not started.`);
        await visit(engine, run);
      });
    tourFlows(flow);
  });
}
