import {expect, it} from 'vitest';
import {block, checkSource} from '../testing/checkSource';
import {secretsOf} from '../run/startPlatform';

const url = '$SKERRY_API_URL/v2/org/$SKERRY_ORG_ID/devices';
const call = `curl -sS --fail-with-body "${url}" -H "Authorization: Bearer $SKERRY_API_KEY" \\
  -H "Content-Type: application/json" -d '{"encryption": "AES-128-CTR"}'`;
const program = (before: string, after: string) => `import os, requests
${before}
reply = requests.post(f"{os.environ['SKERRY_API_URL']}/v2/org/{os.environ['SKERRY_ORG_ID']}/devices",
    headers={"Authorization": f"Bearer {os.environ['SKERRY_API_KEY']}"}, json={"encryption": "AES-128-CTR"}, timeout=30)
${after}`;

/** What a page is told, without its place and the advice. */
async function told(source: string): Promise<string[]> {
  const {lines} = await checkSource(source);
  return lines.map((line) => line.replace(/^docs\/test.mdx:\d+: |;[^;]*$/g, ''));
}

it.each([
  [
    'replaces the keys of an earlier run, and has no room for its own',
    block('bash', `${call} > device.json`),
    [
      'run again with a refused API key, this loses 1 of 1 keys or secrets',
      'run twice, this loses 1 of 2 keys or secrets',
      'run with a full disk, this loses 1 of 1 keys or secrets',
    ],
  ],
  [
    'opens the file after the call',
    block('python', program('', 'open("device.json", "x").write(reply.text)')),
    [
      'killed between call and answer, this leaves no file that tells of the call, and its keys exist nowhere',
      'run twice, this loses 1 of 2 keys or secrets',
      'run where the names of its files are taken, this loses 1 of 1 keys or secrets',
      'run with a full disk, this loses 1 of 1 keys or secrets',
    ],
  ],
  [
    'has the keys in the terminal alone',
    block('bash', call),
    [
      'killed between call and answer, this leaves no file that tells of the call, and its keys exist nowhere',
      'run with a broken pipe for its output, this loses 1 of 1 keys or secrets',
    ],
  ],
  [
    'is a file, and prints the keys alone',
    block('python title="register.py"', program('', 'print(reply.text)')),
    [
      'killed between call and answer, this leaves no file that tells of the call, and its keys exist nowhere',
      'run with a broken pipe for its output, this loses 1 of 1 keys or secrets',
    ],
  ],
  [
    'gives the name of the file to an error',
    block('bash', `set -C\n${call} > device.json`),
    ['run again after its API key was refused, this receives no key, as it does on the page'],
  ],
  [
    'drops the answer',
    block('bash', `: > begun\n${call} > /dev/null`),
    [
      'run once, this loses 1 of 1 keys or secrets',
      'run twice, this loses 2 of 2 keys or secrets',
      'run with a broken pipe for its output, this loses 1 of 1 keys or secrets',
    ],
  ],
])('names a block that %s', async (_, source, expected) => {
  expect(await told(source)).toEqual(expect.arrayContaining(expected));
});

it('is content with a block that opens a new file first and shows what it cannot write', async () => {
  const safe = program(
    'file = open("device.json", "x")',
    `if not reply.ok:
    os.remove("device.json")
    raise SystemExit(reply.text)
try:
    with file: file.write(reply.text)
except OSError:
    print(reply.text)`,
  );
  expect(await told(block('python', safe))).toEqual([]);
});

it('reads files that are encrypted for a key of the reader', async () => {
  const source = `${block('bash', "gpg --batch --quiet --passphrase '' --quick-generate-key station@factory.example 2> /dev/null")}
${block('bash', `set -C\n: > begun.txt && ${call} > plain.txt && gpg --batch --encrypt -r station@factory.example -o keys.gpg plain.txt; rm plain.txt`)}`;
  expect(await told(source)).not.toContainEqual(expect.stringMatching(/^run (once|twice)|^the command/));
});

it('knows what is told only once', () => {
  const answer = {
    devices: [{device_id: 'a', key: 'one'}, {key: 'two'}],
    keys: [{key_id: 'b'}],
    secret: 'three',
  };
  expect(secretsOf(answer)).toEqual(['one', 'two', 'three']);
  expect(secretsOf('key')).toEqual([]);
});
