/**
 * `npm run examples`: runs, compiles or parses every code block of the pages. `npm run examples -- docs/intro.mdx` takes
 * some pages only, `-- --fresh` those too that passed before.
 */
import {parseArgs} from 'node:util';
import {checkPages, problemLines} from './examples/checkPages';
import {ensureExampleTools} from './machine/ensureExampleTools';
import {listPages, readFileArguments} from './pages/listPages';
import {main} from './process/main';
import {projectRoot} from './projectRoot';

main(async () => {
  const {values, positionals} = parseArgs({
    options: {fresh: {type: 'boolean', default: false}},
    allowPositionals: true,
  });
  const print = (line: string) => console.log(line);
  const {python} = await ensureExampleTools(print);
  const pages = readFileArguments(positionals, listPages(projectRoot));
  const {passed, failed, note, problems} = await checkPages({pages, isFresh: values.fresh, python, print});
  for (const line of problemLines(problems)) console.error(`\n${line}`);
  print(`\n${passed} passed, ${failed} failed${note && ` (${note})`}`);
  return failed > 0 ? 1 : 0;
});
