import type {Call} from './Call';
import {curlSample} from './curlSample';
import {javascriptSample} from './javascriptSample';
import {pythonSample} from './pythonSample';
import type {SampleLanguage} from './shared/literals';

/** How a call is written, by language. */
export const samplesOf: Record<SampleLanguage, (call: Call) => string> = {
  bash: curlSample,
  js: javascriptSample,
  python: pythonSample,
};
