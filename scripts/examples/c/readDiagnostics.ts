import {brand} from '../../../config/brand';
import {headersFolder as sdkHeaders} from '../../sdk/header/readHeader';
import type {ExampleProblem} from '../ExampleBlock';
import type {Unit} from './Unit';

const diagnostic =
  /^(?<file>[^:\n]+):(?<line>\d+):(?:\d+:)? (?<kind>(?:fatal )?error|warning): (?<message>.*)$/gm;
const missingPrototype = /\[-W(?:error=)?missing-prototypes\]$/;
const ofSdk = new RegExp(`['‘]${brand.cPrefix}_`);

/**
 * Errors of the compiler, at their lines of the page. Those in preludes and stubs stay where they are; the SDK's headers
 * are right, so it is the block that an error in them is about.
 *
 * @param printed standard error of the compiler, without colors
 */
export function readDiagnostics({block}: Unit, printed: string): ExampleProblem[] {
  return [...printed.matchAll(diagnostic)].flatMap(({groups}) => {
    const {file = '', line = '', message = ''} = groups ?? {};
    const isPrototype = missingPrototype.test(message);
    if (isPrototype && !ofSdk.test(message)) return [];
    const told = isPrototype ? `${message}; the SDK has no function of this name` : message;
    if (file.startsWith(sdkHeaders)) {
      return [{page: block.page, line: block.line, message: `gcc: ${told} (${file}:${line})`}];
    }
    const isOfProject = file === block.page || /^(?:docs|samples)\//.test(file);
    return [
      isOfProject
        ? {page: file, line: Number(line), message: `gcc: ${told}`}
        : {page: block.page, line: block.line, message: `gcc: ${told}`},
    ];
  });
}
