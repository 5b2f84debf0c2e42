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
import {tryItFlows} from './flows/tryIt';
import {type Flow, visit} from './Visit';

/** An engine that this machine may have. */
export interface EngineToTest<Programs> {
  name: EngineName;
  /** Undefined where it is not installed; its tests are skipped then. */
  programs: Programs | undefined;
  start(programs: Programs): Promise<Engine>;
}

/** Runs flows in an engine, by default all but the tour of the pages. */
export function describeEngine<Programs>(
  {name, programs, start}: EngineToTest<Programs>,
  declareFlows: (flow: Flow, engine: EngineName) => void = readerFlows,
) {
  describe.skipIf(programs === undefined)(name, () => {
    let engine: Engine | undefined;
    beforeAll(async () => {
      if (programs !== undefined) engine = await start(programs);
    });
    afterAll(() => engine?.close());

    declareFlows(
      (title, run, shared) =>
        it(title, async () => {
          if (!engine) throw new Error(`${name} has not started.`);
          await visit(engine, run, shared?.());
        }),
      name,
    );
  });
}

function readerFlows(flow: Flow, engine: EngineName): void {
  searchFlows(flow);
  tryItFlows(flow);
  toolFlows(flow);
  colorFlows(flow);
  menuFlows(flow);
  logoFlows(flow);
  copyFlows(flow);
  failureFlows(flow);
  prefetchFlows(flow);
  styleFlows(flow, engine);
}
