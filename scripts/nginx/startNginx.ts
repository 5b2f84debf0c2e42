import fs from 'node:fs';
import path from 'node:path';
import {type NginxInput, nginxSite} from '../../plugins/pages/delivery/formats/nginxSite';
import {prepareNginx, type RunningNginx} from './prepareNginx';

/**
 * Serves a folder with Debian's nginx and the generated configuration, on free ports of this machine.
 *
 * @throws one sentence when a package is missing
 */
export async function startNginx(
  root: string,
  {delivery, siteUrl}: Pick<NginxInput, 'delivery' | 'siteUrl'>,
): Promise<RunningNginx> {
  const {folder, nginx, start} = await prepareNginx(siteUrl);
  const site = path.join(folder, 'site.conf');
  fs.writeFileSync(site, nginxSite({delivery, siteUrl, nginx: {root, ...nginx}}));
  return start(site);
}
