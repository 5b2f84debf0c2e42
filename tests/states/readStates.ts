import {load} from 'js-yaml';

/** A state, an error or a limit of the site, and the tests that show it. */
export interface State {
  what: string;
  tests: NamedTest[];
}

/** A test by its place. */
export interface NamedTest {
  /** The end of the file's path. */
  file: string;
  /** As it is written in the file, with `…` for each part that is filled in. */
  title: string;
}

/** Reads states from YAML: a list of entries with `state`, and `tests`, each with the file as key and the title as value. */
export function readStates(yaml: string): State[] {
  const entries = load(yaml) as {state: string; tests: Record<string, string>[]}[];
  return entries.map(({state, tests}) => {
    const named = tests.flatMap((test) => Object.entries(test).map(([file, title]) => ({file, title})));
    return {what: state, tests: named};
  });
}

/**
 * The one file whose path ends as named.
 *
 * @throws Error when there is none, or more than one
 */
export function findFile(name: string, files: readonly string[]): string {
  const found = files.filter((file) => file === name || file.endsWith(`/${name}`));
  if (found.length === 1 && found[0]) return found[0];
  throw new Error(`${name} names ${found.length === 0 ? 'no file' : found.join(' and ')}.`);
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
