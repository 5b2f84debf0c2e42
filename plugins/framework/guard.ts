import type {LoadContext, Plugin} from '@docusaurus/types';
import {describe, findDifferences, readChecked, readInstalled, readPlaces} from './places';

/** Stops a build whose framework is not the one that this site was checked against, before anything is made of it. */
export default function frameworkGuard({siteDir}: Pick<LoadContext, 'siteDir'>): Plugin {
  const places = readPlaces(siteDir);
  const differences = findDifferences(readChecked(siteDir), readInstalled(siteDir, places));
  if (differences.length > 0) {
    throw new Error(
      [
        `This site leans on files of the framework that are not as they were when somebody looked (${differences.length}):`,
        ...differences.map((difference) => describe(difference, places)),
        '`npm run upgrade` shows what has changed in them, and `npm run upgrade -- --accept` records that you have looked. See handbook/upgrade.md.',
      ].join('\n\n'),
    );
  }
  return {name: 'framework-guard'};
}
