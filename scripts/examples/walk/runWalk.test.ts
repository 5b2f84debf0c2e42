import {expect, it} from 'vitest';
import {block, checkSource} from '../testing/checkSource';

it('compares what runs in the background, and ends it', async () => {
  const serve =
    "python3 -c \"import time\nprint('ready')\nwhile True:\n  time.sleep(0.1)\n  print(open('told').read()) if __import__('os').path.exists('told') else None\n  __import__('os').path.exists('told') and __import__('os').unlink('told')\"";
  const source = (said: string) => `{/* example: background */}
${block('bash', serve)}
${block('text title="Output"', 'ready')}
${block('bash', 'printf hello > told')}
{/* example: of background */}
${block('text title="Output"', said)}
{/* example: stop */}
${block('bash', 'echo more > told')}
{/* example: of background */}
${block('text title="Output"', 'more')}`;
  const {lines} = await checkSource(source('hello'));
  expect(lines).toEqual([expect.stringMatching(/:30: nothing runs in the background\./)]);
});

it.each([
  [
    'never answers',
    'sleep 1000',
    /:6: the command in the background did not print this within 0.3 s: [\s\S]*page +\| ready/,
  ],
  [
    'ends at once',
    'echo no; exit 3',
    /:6: the command in the background ended with 3: [\s\S]*came out \| no/,
  ],
])('reports a server that %s', async (_, command, expected) => {
  const source = `{/* example: background */}\n${block('bash', command)}${block('text title="Output"', 'ready')}`;
  const {lines} = await checkSource(source, {timeouts: {command: 60_000, background: 300}});
  expect(lines.at(-1)).toMatch(expected);
});

it('gives up a command that does not end, and says how many blocks it hides', async () => {
  const source = block('bash', 'echo begun; sleep 1000') + block('bash', 'true');
  const {lines, failed} = await checkSource(source, {timeouts: {command: 300, background: 300}});
  expect(lines).toEqual([
    expect.stringMatching(
      /:2: the command did not end within 0.3 s; [\s\S]*begun[\s\S]*1 block behind it was/,
    ),
  ]);
  expect(failed).toBe(2);
});

it('walks once for each choice, with a folder of its own', async () => {
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
