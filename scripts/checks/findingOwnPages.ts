import fs from 'node:fs';
import path from 'node:path';
import {searchFolder} from '../../config/search';
import {SearchIndex} from '../../plugins/search/shared/engine/SearchIndex';
import {type Manifest, manifestName, withTexts} from '../../plugins/search/shared/page';
import {projectRoot} from '../projectRoot';
import type {Check} from './runChecks';
import {specsOfPages} from './specsOfPages';

/** Looks for each page by its own title, which has to be among the first three pages that search finds. */
export const findingOwnPages = (files: readonly string[]): Check => ({
  name: 'search for own titles',
  run() {
    const folder = path.join(projectRoot, 'build', searchFolder);
    const read = (name: string) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'));
    const {siteAddress, files: indexFiles}: Manifest = read(manifestName);
    const pages = withTexts(read(indexFiles[0].file), read(indexFiles[0].texts));
    const index = new SearchIndex(pages, siteAddress);
    const problems = specsOfPages(projectRoot, files).routes.flatMap((route, number) => {
      const own = pages.find((page) => `/${page.path}` === route);
      // A page that search leaves out on purpose.
      if (!own) return [];
      const found = index
        .search(own.title)
        .map(({record}) => record.url.slice(siteAddress.length).replace(/#.*/, ''));
      const first = [...new Set(found)].slice(0, 3);
      return first.includes(own.path)
        ? []
        : [
            `${files[number]}:1: search for its title, ${own.title}, finds other pages first: ${first.join(', ')}. Choose a title that says what this page alone is about.`,
          ];
    });
    const failed = problems.length;
    return Promise.resolve({passed: files.length - failed, failed, details: problems.join('\n')});
  },
});
