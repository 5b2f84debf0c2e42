import path from 'node:path';
import {findChromium} from '../browser/findChromium';
import {runCommand} from '../process/runCommand';
import {projectRoot} from '../projectRoot';
import {categories, type PageMeasure, readReport} from './readReport';

const cli = path.join(projectRoot, 'scripts/lighthouse/node_modules/lighthouse/cli/index.js');

/**
 * Opens a page once in a fresh browser, with the network and the processor of a phone as Lighthouse simulates them.
 *
 * @throws Error with what Lighthouse said when it could not look at the page
 */
export async function measurePage(url: string): Promise<PageMeasure> {
  const {code, stdout, stderr} = await runCommand(
    process.execPath,
    [
      cli,
      url,
      '--output=json',
      '--output-path=stdout',
      '--quiet',
      '--no-enable-error-reporting',
      `--only-categories=${categories.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    {cwd: projectRoot, env: {...process.env, CHROME_PATH: findChromium()}},
  );
  if (code !== 0) throw new Error(`Lighthouse could not measure ${url}:\n${stderr || stdout}`);
  return readReport(JSON.parse(stdout));
}
