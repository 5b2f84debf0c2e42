/** `npm run search:push`: sends settings and records to hosted search; `--dry-run` shows the difference. */
import {projectRoot} from '../projectRoot';
import {runPush} from './push/runPush';

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  // Once: a second signal ends the process without cleaning up.
  process.once(signal, () => interruption.abort());
}

runPush({
  args: process.argv.slice(2),
  variables: process.env,
  root: projectRoot,
  print: console.log,
  printError: console.error,
  signal: interruption.signal,
}).then((code) => {
  process.exitCode = code;
});
