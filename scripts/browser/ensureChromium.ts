import {type DebianSystem, installPackages, thisSystem as thisMachine} from '../machine/DebianSystem';
import {findChromium} from './findChromium';

/** What the search and the installation of a browser depend on; tests put their own in. */
export interface BrowserSystem extends DebianSystem {
  find(): string | undefined;
}

const thisSystem: BrowserSystem = {...thisMachine, find: () => findChromium()};

/** What to do where no browser can be installed. */
export const browserAdvice =
  'No browser for the browser tests: install Chromium (on Debian `apt-get install chromium-headless-shell`, elsewhere `npx playwright install chromium`) or name one in CHROMIUM_PATH.';

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
    print('Installing a browser for the tests (Debian package chromium-headless-shell) …');
    await installPackages(['chromium-headless-shell'], system);
  }
  if (!system.find()) {
    print("Downloading a browser for the tests (Playwright's Chromium) …");
    await system.run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  }
  const installed = system.find();
  if (!installed) throw new Error(browserAdvice);
  return installed;
}
