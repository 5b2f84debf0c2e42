import path from 'node:path';
import type {VcsConfig} from '@docusaurus/types';
import {readLastCommits} from './readLastCommits';

/**
 * The framework's view of version control: the time of a page's last commit, or nothing where that is not known.
 *
 * @param madeFrom files that the pages of a folder are made from, by that folder; both from the site's root
 */
export function createPageHistory(madeFrom: Record<string, string>): VcsConfig {
  let root = '';
  let commits: Promise<Map<string, number>> = Promise.resolve(new Map());
  return {
    initialize({siteDir}) {
      root = siteDir;
      commits = readLastCommits(siteDir);
    },
    // The framework insists on the parameter.
    getFileCreationInfo: (_file) => Promise.resolve(null),
    async getFileLastUpdateInfo(file) {
      const name = path.relative(root, file).replaceAll(path.sep, '/');
      const folder = Object.keys(madeFrom).find((each) => name.startsWith(`${each}/`));
      const timestamp = (await commits).get(folder ? madeFrom[folder] : name);
      // Who wrote a page is shown nowhere.
      return timestamp === undefined ? null : {timestamp, author: ''};
    },
  };
}
