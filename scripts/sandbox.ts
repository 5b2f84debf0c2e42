/** `npm run sandbox`: serves the platform's API, simulated, on http://localhost:4010. */
import {readDocument} from '../sandbox/node/readDocument';
import {serveSandbox} from '../sandbox/node/serveSandbox';
import {endWith} from './process/main';
import {projectRoot} from './projectRoot';

endWith(serveSandbox(readDocument(projectRoot)));
