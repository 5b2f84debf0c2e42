import {type DebianSystem, ensureTools, installPackages, thisSystem, type Tool} from '../machine/ensureTools';
import {findChromium, findFirefox, findWebKit} from './findBrowsers';

export type BrowserSystem = DebianSystem & {find(): string | undefined};

export const browserAdvice =
  'No browser for the browser tests: install Chromium (on Debian `apt-get install chromium-headless-shell`, elsewhere `npx playwright install chromium`) or name one in CHROMIUM_PATH.';

/** Finds a browser, or installs one: Debian's package where we are root, else Playwright's own download. */
export async function ensureChromium(
  print: (line: string) => void,
  system: BrowserSystem = {...thisSystem, find: findChromium},
): Promise<string> {
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

const engines: Tool[] = [
  {
    name: 'Firefox (or its path in FIREFOX_PATH)',
    packages: ['firefox-esr'],
    isThere: () => findFirefox() !== undefined,
  },
  {
    name: 'WebKitGTK with its driver, MiniBrowser and Xvfb (or the paths in WEBKIT_DRIVER_PATH and MINIBROWSER_PATH)',
    packages: ['webkit2gtk-driver', 'xvfb'],
    isThere: () => findWebKit() !== undefined,
  },
];

/** Installs the engines that are missing, each by itself. Returns a sentence for each that is not there now. */
export async function ensureEngines(print: (line: string) => void, system = thisSystem, tools = engines) {
  const problems: string[] = [];
  for (const tool of tools)
    await ensureTools([tool], 'Tests in other engines', print, system).catch((error: Error) =>
      problems.push(`Skipped: ${error.message}`),
    );
  return problems;
}
