/** `npm run sandbox`: serves the platform's API, simulated, on http://localhost:4010. */
import {readDocument} from '../sandbox/node/readDocument';
import {projectRoot} from './projectRoot';
import {serveSandbox} from '../sandbox/node/serveSandbox';

serveSandbox(readDocument(projectRoot)).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
