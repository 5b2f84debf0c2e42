/**
 * `npm run bench`: what builds of larger sites take; fails when that is more than other generators need, or grows
 * faster than the number of pages. `bench/options.ts` has the options.
 */
import {measureBuild} from './bench/measureBuild';
import {readOptions} from './bench/options';
import {apiSite, ownSite} from './bench/sites';
import {installPeers} from './bench/peers';
import {type Build, benchProblems, benchTable, mediansOf} from './bench/report';
import {main} from './process/main';

const kinds = ['cold', 'one page changed'] as const;

main(async () => {
  const {pages, operations, peers, runs} = readOptions(process.argv.slice(2));
  const makers = [ownSite, ...(peers ? await installPeers() : [])];
  const all: Build[] = [];
  const plan = [
    ...pages.map((size) => ({size, makers})),
    ...operations.map((size) => ({size, makers: [apiSite]})),
  ];
  // One after the other, so that a busy minute of the machine falls on all; each run has copies of its own.
  for (const {size, makers} of plan)
    for (let run = 1; run <= runs; run++)
      for (const make of makers) {
        const site = await make(size);
        // An interrupt leaves nothing behind either.
        process.once('exit', site.dispose);
        for (const kind of site.changePage ? kinds : kinds.slice(0, 1)) {
          if (kind === 'one page changed') site.changePage?.();
          console.log(`Building: ${site.name}, ${size}, ${kind}, run ${run} of ${runs} …`);
          all.push({site: site.name, size, kind, ...(await measureBuild(site, size))});
        }
        process.off('exit', site.dispose);
        site.dispose();
      }
  const medians = mediansOf(all);
  console.log(`\n${benchTable(medians)}`);
  return benchProblems(medians);
});
