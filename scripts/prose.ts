/**
 * `npm run prose`: spelling, terms, numbers and figures of all pages, and how hard each is to read;
 * `npm run prose -- docs/intro.mdx` takes some files only.
 */
import {projectRoot} from './projectRoot';
import {checkProse} from './prose/checkProse';
import {readFileArguments} from './prose/readFileArguments';
import {findingLines, levelLines} from './prose/report';

async function runProse(): Promise<number> {
  const files = readFileArguments(process.argv.slice(2), projectRoot);
  const {results, findings} = await checkProse({files});
  console.log('Reading level (Flesch–Kincaid: years at school)');
  for (const line of levelLines(results)) console.log(line);
  for (const line of findingLines(findings)) console.error(line);
  console.log(`\n${results.length} files, ${findings.length} findings`);
  return findings.length > 0 ? 1 : 0;
}

runProse().then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
