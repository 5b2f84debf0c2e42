/** `npm test`: all checks of the project, with counts at the end. */
import {allChecks, prepareMachine} from './checks/allChecks';
import {runAndReport} from './checks/runChecks';
import {main} from './process/main';

main(() => runAndReport(async (reports, print) => allChecks(reports, await prepareMachine(print))));
