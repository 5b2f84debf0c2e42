import {findProgram} from './findProgram';

/** Path of Firefox: the one in `FIREFOX_PATH`, else Debian's, else Ubuntu's; undefined when there is none. */
export function findFirefox(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return findProgram('FIREFOX_PATH', ['/usr/bin/firefox-esr', '/usr/bin/firefox'], env);
}
