import {projectRoot} from '../projectRoot';
import {buildSite} from '../siteBuild/buildSite';
import type {Check} from './Check';

/** The production build, which must print no warning. */
export interface BuildCheck extends Check {
  /** Whether there is a site to look at: the build ended well, with or without warnings. */
  hasBuilt(): boolean;
}

/** Builds the site; a warning fails the check, but not what comes after it. */
export function buildCheck(build = buildSite): BuildCheck {
  let built = false;
  return {
    name: 'build',
    hasBuilt: () => built,
    async run(print) {
      const {code, warnings} = await build({root: projectRoot, onLine: print});
      built = code === 0;
      if (built && warnings.length === 0) return {passed: 1, failed: 0};
      const counted = `${warnings.length} ${warnings.length === 1 ? 'warning' : 'warnings'}`;
      return {passed: 0, failed: 1, note: built ? counted : 'the site was not built'};
    },
  };
}
