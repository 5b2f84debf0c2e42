import fs from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {whereOnPath} from '../machine/ensureTools';

/** The program that a variable of the environment names, else the first of the candidates that is there. */
function findProgram(variable: string, candidates: string[], env: NodeJS.ProcessEnv): string | undefined {
  const chosen = env[variable];
  if (chosen && !fs.existsSync(chosen))
    throw new Error(`${variable} is ${chosen}, where there is no file: correct it or unset it.`);
  return chosen || candidates.find((file) => file && fs.existsSync(file));
}

/** Chromium: the one without windows draws the same pages in half of the processor's time. */
export function findChromium(
  env: NodeJS.ProcessEnv = process.env,
  candidates = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', chromium.executablePath()],
): string | undefined {
  return findProgram('CHROMIUM_PATH', candidates, env);
}

/** Path of Firefox: the one in `FIREFOX_PATH`, else Debian's, else Ubuntu's; undefined when there is none. */
export function findFirefox(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return findProgram('FIREFOX_PATH', ['/usr/bin/firefox-esr', '/usr/bin/firefox'], env);
}

export type WebKitPrograms = NonNullable<ReturnType<typeof findWebKit>>;

/** Programs of WebKit: its driver, a browser around it, and a display to draw on. */
export function findWebKit(env: NodeJS.ProcessEnv = process.env) {
  // MiniBrowser stands beside the library that it shows, in a folder of the architecture and the library's version.
  const libraries = '/usr/lib';
  const miniBrowsers = (fs.existsSync(libraries) ? fs.readdirSync(libraries) : []).flatMap((architecture) =>
    ['4.1', '4.0'].map((version) =>
      path.join(libraries, architecture, `webkit2gtk-${version}`, 'MiniBrowser'),
    ),
  );
  const driver = findProgram('WEBKIT_DRIVER_PATH', ['/usr/bin/WebKitWebDriver'], env);
  const miniBrowser = findProgram('MINIBROWSER_PATH', miniBrowsers, env);
  const xvfb = whereOnPath('Xvfb');
  return driver && miniBrowser && xvfb ? {driver, miniBrowser, xvfb} : undefined;
}
