import fs from 'node:fs';
import {projectRoot} from '../projectRoot';
import {type CommandResult, runCommand} from '../process/runCommand';
import {findChromium} from './findChromium';

/** What the search and the installation of a browser depend on; tests put their own in. */
export interface BrowserSystem {
  find(): string | undefined;
  /** Debian or a system like it, as root. */
  canUseApt(): boolean;
  run(command: string, args: string[], env?: NodeJS.ProcessEnv): Promise<Pick<CommandResult, 'code'>>;
}

const thisSystem: BrowserSystem = {
  find: () => findChromium(),
  canUseApt: () => process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get'),
  run: (command, args, env) => runCommand(command, args, {cwd: projectRoot, env: {...process.env, ...env}}),
};

/** What to do where no browser can be installed. */
export const browserAdvice =
  'No browser for the browser tests: install Chromium (on Debian `apt-get install chromium`, elsewhere `npx playwright install chromium`) or name one in CHROMIUM_PATH.';

/**
 * Finds a browser, or installs one: Debian's package where we are root, else Playwright's own download.
 *
 * @returns path of the executable
 * @throws one sentence that says what to install
 */
export async function ensureChromium(print: (line: string) => void, system = thisSystem): Promise<string> {
  const found = system.find();
  if (found) return found;

  if (system.canUseApt()) {
    print('Installing a browser for the tests (Debian package chromium) …');
    const env = {DEBIAN_FRONTEND: 'noninteractive'};
    await system.run('apt-get', ['update'], env);
    await system.run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], env);
  }
  if (!system.find()) {
    print("Downloading a browser for the tests (Playwright's Chromium) …");
    await system.run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  }
  const installed = system.find();
  if (!installed) throw new Error(browserAdvice);
  return installed;
}
