/** `npm run release`: puts the last build beside the one that is served, and switches to it, or back. */
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import {nginxServer} from '../config/delivery';
import {main} from './process/main';
import {runCommand} from './process/runCommand';
import {inRoot, projectRoot} from './projectRoot';
import {rollBack, writeRelease} from './release/writeRelease';
import {readSbom} from './supplyChain/readSbom';

const usage = `npm run build && npm run release -- --to /srv/docs

  --to FOLDER      where releases go; the server's root is FOLDER/current
  --build FOLDER   the build; default: build
  --retain NUMBER  how many releases stay, 2 or more; default 3
  --reload CMD     has nginx read FOLDER/nginx.conf before the switch: "systemctl reload nginx"
  --rollback       serves the release before the current one again`;

main(async () => {
  const text = {type: 'string'} as const;
  const {values} = parseArgs({
    options: {to: text, build: text, retain: text, reload: text, rollback: {type: 'boolean'}},
  });
  const {reload, retain = '3'} = values;
  if (!values.to) throw new Error(`--to is missing: name the folder that releases go to.\n\n${usage}`);
  if (!/^(?:[2-9]|[1-9]\d+)$/.test(retain))
    throw new Error(`--retain is ${retain}, but must be a whole number from 2 on.`);
  const from = process.env.INIT_CWD ?? process.cwd();
  const to = path.resolve(from, values.to);
  const nginx = {
    ...nginxServer,
    async reload() {
      if (!reload) return;
      const {code, stdout, stderr} = await runCommand('sh', ['-c', reload], {cwd: to});
      if (code !== 0)
        throw new Error(`"${reload}" ended with ${code}, so nothing was switched: ${stderr || stdout}`);
      // nginx starts its new processes after the command has ended, and the old ones answer for a little longer.
      await setTimeout(1_000);
    },
  };
  const id = values.rollback
    ? await rollBack(to, nginx)
    : await writeRelease({
        build: values.build ? path.resolve(from, values.build) : inRoot('build'),
        to,
        retain: Number(retain),
        readSbom: () => readSbom(projectRoot),
        nginx,
      });
  console.log(`${to}/current is release ${id} now.`);
  if (!reload) console.log(`Where nginx serves it, reload nginx: ${to}/nginx.conf may have changed.`);
});
