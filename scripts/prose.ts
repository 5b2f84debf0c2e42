/**
 * `npm run prose`: spelling of all files, terms, numbers and figures of all pages, and how hard each is to read;
 * `npm run prose -- docs/intro.mdx` takes some files only.
 */
import {readFileArguments} from './pages/listPages';
import {main} from './process/main';
import {runPackageCommand} from './process/runCommand';
import {projectRoot} from './projectRoot';
import {checkProse, findingLines, levelLines, proseFiles, spellingCommand} from './prose/checkProse';

main(async () => {
  const files = readFileArguments(process.argv.slice(2), proseFiles(projectRoot));
  const {results, findings} = checkProse(files);
  console.log('Reading level (Flesch–Kincaid: years at school)');
  for (const line of levelLines(results)) console.log(line);
  for (const line of findingLines(findings)) console.error(line);
  const spelling = await runPackageCommand([...spellingCommand, ...(files ?? [])]);
  process.stderr.write(spelling.stdout + spelling.stderr);
  console.log(`\n${results.length} files, ${findings.length} findings besides spelling`);
  return findings.length > 0 || spelling.code !== 0 ? 1 : 0;
});
