import fs from 'node:fs';
import path from 'node:path';
import {whereOnPath} from '../machine/whereOnPath';
import {findProgram} from './findProgram';

/** What it takes to drive WebKit: its WebDriver, a browser around it, and a display to draw on. */
export interface WebKitPrograms {
  driver: string;
  miniBrowser: string;
  xvfb: string;
}

/** MiniBrowser stands beside the library that it shows, in a folder of the architecture and the library's version. */
function miniBrowsers(libraries = '/usr/lib'): string[] {
  if (!fs.existsSync(libraries)) return [];
  return fs
    .readdirSync(libraries)
    .flatMap((architecture) => ['4.1', '4.0'].map((version) => `${architecture}/webkit2gtk-${version}`))
    .map((folder) => path.join(libraries, folder, 'MiniBrowser'));
}

/**
 * Paths of WebKit's programs: those in `WEBKIT_DRIVER_PATH` and `MINIBROWSER_PATH`, else Debian's; undefined when one of
 * them is missing.
 */
export function findWebKit(env: NodeJS.ProcessEnv = process.env): WebKitPrograms | undefined {
  const driver = findProgram('WEBKIT_DRIVER_PATH', ['/usr/bin/WebKitWebDriver'], env);
  const miniBrowser = findProgram('MINIBROWSER_PATH', miniBrowsers(), env);
  const xvfb = whereOnPath('Xvfb');
  return driver && miniBrowser && xvfb ? {driver, miniBrowser, xvfb} : undefined;
}
