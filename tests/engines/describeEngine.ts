import {afterAll, beforeAll, describe, it} from 'vitest';
import type {EngineName} from '../styles/refused';
import type {Engine} from './Engine';
import {colorFlows} from './flows/color';
import {copyFlows} from './flows/copy';
import {failureFlows} from './flows/failures';
import {logoFlows} from './flows/logo';
import {menuFlows} from './flows/menu';
import {prefetchFlows} from './flows/prefetch';
import {searchFlows} from './flows/search';
import {styleFlows} from './flows/styles';
import {toolFlows} from './flows/tools';
import {tourFlows} from './flows/tour';
import {tryItFlows} from './flows/tryIt';
import {type Flow, visit} from './Visit';

/** An engine that this machine may have. */
export interface EngineToTest<Programs> {
  name: EngineName;
  /** Undefined where it is not installed; its tests are skipped then. */
  programs: Programs | undefined;
  start(programs: Programs): Promise<Engine>;
  /** Starts it for the tour of all pages, if not as for all else. */
  startForTour?(programs: Programs): Promise<Engine>;
}

/** Runs every flow in an engine. */
export function describeEngine<Programs>({name, programs, start, startForTour}: EngineToTest<Programs>) {
  const inEngine = (begin: typeof start, declare: (flow: Flow) => void) =>
    describe.skipIf(programs === undefined)(name, () => {
      let engine: Engine | undefined;
      beforeAll(async () => {
        if (programs !== undefined) engine = await begin(programs);
      });
      afterAll(() => engine?.close());

      declare((title, run, shared) =>
        it(title, async () => {
          if (!engine) throw new Error(`${name} has not started.`);
          await visit(engine, run, shared?.());
        }),
      );
    });
  inEngine(start, (flow) => {
    searchFlows(flow);
    tryItFlows(flow);
    toolFlows(flow);
    colorFlows(flow);
    menuFlows(flow);
    logoFlows(flow);
    copyFlows(flow);
    failureFlows(flow);
    prefetchFlows(flow);
    styleFlows(flow, name);
    if (!startForTour) tourFlows(flow);
  });
  if (startForTour) inEngine(startForTour, tourFlows);
}
