import fs from 'node:fs';
import {chromium} from '@playwright/test';

/** Debian's. The one without windows draws the same pages in half of the processor's time. */
const debianChromium = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/**
 * Path of the browser that the browser tests use: the one in `CHROMIUM_PATH`, else Debian's, else the one that
 * Playwright downloaded; undefined when there is none.
 */
export function findChromium(
  env: NodeJS.ProcessEnv = process.env,
  candidates: string[] = [...debianChromium, chromium.executablePath()],
): string | undefined {
  const chosen = env.CHROMIUM_PATH;
  if (chosen && !fs.existsSync(chosen)) {
    throw new Error(`CHROMIUM_PATH is ${chosen}, where there is no file: correct it or unset it.`);
  }
  return chosen || candidates.find((path) => path && fs.existsSync(path));
}
