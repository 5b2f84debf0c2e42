import {chromium} from '@playwright/test';
import {findProgram} from './findProgram';

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
  return findProgram('CHROMIUM_PATH', candidates, env);
}
