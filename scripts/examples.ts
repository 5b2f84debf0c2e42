/**
 * `npm run examples`: runs, compiles or parses every code block of the pages. `npm run examples -- docs/intro.mdx` takes
 * some pages only, `-- --fresh` those too that passed before.
 */
import {parseArgs} from 'node:util';
import {ensureExampleTools} from './machine/ensureExampleTools';
import {listPages} from './pages/listPages';
import {readFileArguments} from './pages/readFileArguments';
import {main} from './process/main';
import {projectRoot} from './projectRoot';

main(async () => {
  const {values, positionals} = parseArgs({
    options: {fresh: {type: 'boolean', default: false}},
    allowPositionals: true,
  });
  const print = (line: string) => console.log(line);
  // What asks for the tools goes on in other processes while this one reads the checker.
  const [{python}, {checkPages, problemLines}] = await Promise.all([
    ensureExampleTools(print),
    import('./examples/checkPages'),
  ]);
  const pages = readFileArguments(positionals, listPages(projectRoot));
  const {passed, failed, note, problems} = await checkPages({pages, isFresh: values.fresh, python, print});
  for (const line of problemLines(problems)) console.error(`\n${line}`);
  print(`\n${passed} passed, ${failed} failed${note && ` (${note})`}`);
  return failed > 0 ? 1 : 0;
});
