import {once} from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {block, checkSource} from '../testing/checkSource';

it('compares what runs in the background, and ends it', async () => {
  const serve =
    "python3 -c \"import os, time\nprint('ready')\nwhile True:\n  time.sleep(0.1)\n  if os.path.exists('told'):\n    print(open('told').read())\n    os.unlink('told')\"";
  const source = (said: string) => `{/* example: background */}
${block('bash', serve)}
${block('text title="Output"', 'ready')}
${block('bash', 'printf hello > new && mv new told')}
{/* example: of background */}
${block('text title="Output"', said)}
{/* example: stop */}
${block('bash', 'echo more > told')}
{/* example: of background */}
${block('text title="Output"', 'more')}`;
  const {lines} = await checkSource(source('hello'));
  expect(lines).toEqual([expect.stringMatching(/:31: nothing runs in the background\./)]);
});

it.each([
  [
    'never answers',
    'sleep 1000',
    /:6: the command in the background printed nothing more for 3 s: [\s\S]*page +\| ready/,
  ],
  [
    'ends at once',
    'echo no; exit 3',
    /:6: the command in the background ended with 3: [\s\S]*came out \| no/,
  ],
])('reports a server that %s', async (_, command, expected) => {
  const source = `{/* example: background */}\n${block('bash', command)}${block('text title="Output"', 'ready\nlistening')}`;
  const {lines} = await checkSource(source, {timeouts: {command: 60_000, background: 3000}});
  expect(lines.at(-1)).toMatch(expected);
});

it('gives up a command that does not end, and says how many blocks it hides', async () => {
  const source = block('bash', 'echo begun; sleep 1000') + block('bash', 'true');
  const {lines, failed} = await checkSource(source, {timeouts: {command: 3000, background: 3000}});
  expect(lines).toEqual([
    expect.stringMatching(
      /:2: the command did not end, and printed nothing for 3 s; [\s\S]*begun[\s\S]*1 block behind it was/,
    ),
  ]);
  expect(failed).toBe(2);
});

it('runs once for each choice, with a folder of its own', async () => {
  const source = `<Choices about="language">
<Choice value="bash">

${block('bash', 'echo bash > one.txt')}
</Choice>
<Choice value="python">

${block('python', 'open("one.txt", "x").write("python")')}
</Choice>
</Choices>

${block('bash', 'cat one.txt')}
${block('text title="Output"', 'bash')}`;
  const {lines} = await checkSource(source);
  expect(lines).toEqual([expect.stringMatching(/page +\| bash\n +came out \| python \(language: python\)/)]);
});

const choices = (...blocks: string[]) =>
  `<Choices about="language">\n${['bash', 'python', 'js']
    .map((value, index) => `<Choice value="${value}">\n\n${blocks[index]}\n</Choice>\n`)
    .join('')}</Choices>\n`;

it('runs side by side', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'meeting-'));
  // Each waits for all the others.
  const meet = (name: string) =>
    block(
      'bash',
      `touch ${folder}/${name}\nuntil [ -e ${folder}/a -a -e ${folder}/b -a -e ${folder}/c ]; do sleep 0.01; done`,
    );
  const {lines} = await checkSource(choices(meet('a'), meet('b'), meet('c')));
  fs.rmSync(folder, {recursive: true});
  expect(lines).toEqual([]);
});

it('runs code elsewhere when another program has the port that the page states, in all runs at once', async () => {
  const other = net.createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const {port} = other.address() as net.AddressInfo;
  const serve = `import http.server
class Handler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *args): pass
server = http.server.HTTPServer(("127.0.0.1", ${port}), Handler)
print("ready at ${port}", flush=True)
server.serve_forever()`;
  const background = `{/* example: background */}\n${block('python title="serve.py"', serve)}`;
  const source = `${choices(background, background, background)}
${block('text title="Output"', `ready at ${port}`)}
${block('bash', `curl -sS --fail --output folder.html http://localhost:${port}/ && echo http://localhost:${port}`)}
${block('text title="Output"', `http://localhost:${port}`)}`;
  const {lines} = await checkSource(source);
  other.close();
  expect(lines).toEqual([]);
});
