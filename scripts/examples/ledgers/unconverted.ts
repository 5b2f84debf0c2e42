import fs from 'node:fs';
import path from 'node:path';
import {projectRoot} from '../../projectRoot';
import {readLedger} from './readLedger';

/** Path of the ledger from the root of the project. */
export const unconvertedLedger = 'scripts/examples/unconverted.yaml';

/** Pages whose examples nobody has made run yet; none when the ledger is gone, as it is to be. */
export function readUnconverted(file = path.join(projectRoot, unconvertedLedger)) {
  if (!fs.existsSync(file)) return {entries: [], problems: []};
  const {entries, problems} = readLedger(file, unconvertedLedger, ['page']);
  return {entries: entries.map(({fields: {page}, line}) => ({page, line})), problems};
}
