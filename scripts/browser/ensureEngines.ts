import {type DebianSystem, thisSystem} from '../machine/DebianSystem';
import {ensureTools, type Tool} from '../machine/ensureTools';
import {findFirefox} from './findFirefox';
import {findWebKit} from './findWebKit';

/** The engines besides Chromium, each with what it takes to drive it. */
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

/**
 * Installs the engines that are missing where that can be: each by itself, since a system may have the packages of one
 * alone.
 *
 * @returns a sentence for each engine that is not there now, whose tests are skipped
 */
export async function ensureEngines(
  print: (line: string) => void,
  system: DebianSystem = thisSystem,
  tools: Tool[] = engines,
): Promise<string[]> {
  const problems: string[] = [];
  for (const tool of tools) {
    try {
      await ensureTools([tool], 'Tests in other engines', print, system);
    } catch (error) {
      problems.push(`Skipped: ${(error as Error).message}`);
    }
  }
  return problems;
}
