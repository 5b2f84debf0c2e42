import fs from 'node:fs';
import path from 'node:path';
import type {Hint} from '../../plugins/site/page-hints/shared/hints';

/** Often enough to answer within a second; one file is looked at, by whatever it is saved. */
const interval = 100;

/**
 * Tells the problems of a page, now and whenever its file is saved: those of the text first, then those of examples.
 *
 * @param file from the root of the project
 * @returns ends it
 */
export function followPage(root: string, file: string, tell: (hints: readonly Hint[]) => void): () => void {
  const full = path.join(root, file);
  let turn = 0;
  let ofExamples: Hint[] = [];
  const check = async () => {
    turn++;
    const own = turn;
    const isOld = () => own !== turn;
    try {
      // What finds them takes seconds to load, which the start of the site need not wait for.
      const {findExampleHints, findTextHints} = await import('./findHints');
      const source = await fs.promises.readFile(full, 'utf8');
      if (isOld()) return;
      const ofText = findTextHints(root, file, source);
      tell(inOrder(ofText, ofExamples));
      const found = await findExampleHints(file, source);
      if (isOld()) return;
      ofExamples = found;
      tell(inOrder(ofText, found));
    } catch (error) {
      if (!isOld())
        tell([{file, line: 1, message: `the page cannot be checked: ${(error as Error).message}`}]);
    }
  };
  const onChange = () => void check();
  fs.watchFile(full, {interval}, onChange);
  void check();
  return () => {
    turn++;
    fs.unwatchFile(full, onChange);
  };
}

function inOrder(...hints: Hint[][]): Hint[] {
  return hints.flat().sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
