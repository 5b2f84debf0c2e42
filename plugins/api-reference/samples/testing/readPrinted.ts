import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

const run = promisify(execFile);

const program = `import ast, json, sys
texts = json.load(sys.stdin)
print(json.dumps([ast.literal_eval(text) if text else None for text in texts]))`;

/** What a sample printed, without the line that names the next page. */
export function withoutToken(printed: string): string {
  return printed.replace(/^Next page:.*$/m, '').trim();
}

/** The values of texts in Python's notation; null for an empty text. */
export async function readPython(texts: string[]): Promise<unknown[]> {
  const reading = run('python3', ['-c', program], {maxBuffer: 64 * 1024 * 1024});
  reading.child.stdin?.end(JSON.stringify(texts));
  return JSON.parse((await reading).stdout);
}
