import type {OpenApiDocument} from '../document/OpenApiDocument';
import {callScenarios} from './callScenarios';
import {deliveryScenarios} from './deliveryScenarios';
import type {Scenario} from './Scenario';

/** What came out of the scenarios of a document. */
export interface ContractReport {
  /** Operations and statuses that were brought about and are as documented, as in `get-device 404`. */
  exercised: string[];
  /** What is not as documented, with operation and status. */
  problems: string[];
}

/** All scenarios of a document. */
export function listScenarios(document: OpenApiDocument): Scenario[] {
  return [...callScenarios(document), ...deliveryScenarios(document)];
}

/** Runs the scenarios of a document one after the other; in a browser or in Node. */
export async function exerciseContract(document: OpenApiDocument): Promise<ContractReport> {
  const report: ContractReport = {exercised: [], problems: []};
  for (const {pair, run} of listScenarios(document)) {
    try {
      await run();
      report.exercised.push(pair);
    } catch (error) {
      report.problems.push(`${pair}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return report;
}
