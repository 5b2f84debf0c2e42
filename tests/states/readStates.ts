/** A state, an error or a limit of the site, and the tests that show it. */
export interface State {
  what: string;
  /** Empty when nobody has proven it. */
  proofs: Proof[];
}

/** Where a test stands. */
export interface Proof {
  /** Relative to the project's root. */
  file: string;
  /** As it is written in the file, with `…` for each part that is filled in. */
  title: string;
}

/** Folder of files that are named without one. */
const browserTests = 'tests/browser/';

/**
 * Reads the tables under one heading of the second level: a state, and in the second column the file and the title of
 * each test, with `<br>` between them.
 *
 * @throws Error when the heading is missing, or a proof names no file
 */
export function readStates(markdown: string, heading: string): State[] {
  const section = markdown.split(/^(?=## )/m).find((part) => part.startsWith(`## ${heading}\n`));
  if (!section) throw new Error(`There is no heading "## ${heading}".`);
  const rows = section.split('\n').filter((line) => /^\| (?!State \|)/.test(line));
  return rows.map((row) => {
    const [what = '', proofs = ''] = row
      .slice(1)
      .split('|')
      .map((cell) => cell.trim());
    return {what, proofs: proofs.split('<br>').filter(Boolean).map(readProof)};
  });
}

function readProof(text: string): Proof {
  const [, file, title] = /^`([^`]+)`: (.+)$/.exec(text.trim()) ?? [];
  if (!file || !title) throw new Error(`"${text}" is no proof: write \`file.spec.ts\`: title of the test`);
  return {file: file.includes('/') ? file : browserTests + file, title};
}

/** Whether a file's source holds a test of that title which expects something. */
export function hasTest(source: string, title: string): boolean {
  const literal = title
    .split('…')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('[^\\n]*?');
  // The title of a test that runs once for each of several values follows a closing parenthesis.
  const [, body = ''] = source.split(
    new RegExp(`(?:\\b(?:test|it)|\\))\\(\\s*(?:'${literal}'|"${literal}"|\`${literal}\`)`),
  );
  const [own = ''] = body.split(/^ *(?:test|it)\b/m);
  return /\bexpect/.test(own);
}
