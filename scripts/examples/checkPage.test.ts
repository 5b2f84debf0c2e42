import {expect, it} from 'vitest';
import {exampleIds} from '../../sandbox/store/exampleIds';
import {block, checkSource} from './testing/checkSource';

it('passes a page on which everything holds', async () => {
  const source = `---
title: A page
---

{/* example: input $SKERRY_API_KEY */}
${block('bash', 'export SKERRY_API_URL="https://api.skerry.example"\nread -rs SKERRY_API_KEY && export SKERRY_API_KEY')}
<ExpectedOutput>

${block('text', '')}
</ExpectedOutput>

${block('python title="check.py"', 'import os, requests\nreply = requests.get(f"{os.environ[\'SKERRY_API_URL\']}/v1/org/{os.environ[\'SKERRY_ORG_ID\']}/check",\n    headers={"Authorization": f"Bearer {os.environ[\'SKERRY_API_KEY\']}"}, timeout=30)\nprint(reply.text)')}
${block('bash', 'mkdir work && cd work\npython3 ../check.py > answer.json')}
${block('bash', 'cat answer.json')}
${block('json title="Output"', `{"org_id": "${exampleIds.organization}"}`)}
${block('json title="answer.json"', `{"org_id": "${exampleIds.organization}"}`)}
${block('js', 'console.log("today:", Math.floor(Date.now() / 86_400_000))')}
${block('text title="Output"', 'today: 20773')}
{/* example: fails 22 */}
${block('bash', 'curl -sS --fail "$SKERRY_API_URL/v1/org/$SKERRY_ORG_ID/check" -H "Authorization: Bearer wrong"')}
${block('kconfig', '# A comment\nCONFIG_BT=y\nCONFIG_NAME="a \\"b\\""')}
${block('cmake', 'if(NOT DEFINED X)\n  string(TIMESTAMP X "%s" UTC) # a comment (\nendif()')}
${block('yaml title="west.yml"', 'manifest:\n  self:\n    path: app')}
${block('text title="Makefile"', 'all: parts\n\tcc -o all parts')}
{/* example: schema PacketBatch */}
${block('json', '{"packets": [ … ]}')}
${block('http', 'POST /packets HTTP/1.1\nSkerry-Webhook-Token: secret\n\n{"packets": []}')}
${block('diff', '@@ -1,2 +1,2 @@\n one\n-two\n+three')}`;
  const {lines, blocks, failed} = await checkSource(source);
  expect(lines).toEqual([]);
  expect({blocks, failed}).toEqual({blocks: 17, failed: 0});
});

it.each([
  [
    'a command that fails',
    block('bash', 'true\nls nowhere'),
    /^docs\/test.mdx:3: the command ended with 2;[\s\S]*nowhere/,
  ],
  ['a wrong folder behind &&', block('bash', 'cd nowhere && ls'), /:2: the command ended with 1;/],
  [
    'another exit status',
    `{/* example: fails 3 */}\n${block('bash', '(exit 4)')}`,
    /:3: the command ended with 4 instead of 3;/,
  ],
  [
    'a command that should fail',
    `{/* example: fails 3 */}\n${block('bash', 'true')}`,
    /:3: no command ended with 3/,
  ],
  [
    'a closed terminal',
    block('bash', 'set -e\nfalse\ntrue'),
    /:3: the block ended the reader's terminal with 1/,
  ],
  ['bash that is none', block('bash', 'echo "one\ntwo'), /:\d: .*unexpected EOF/],
  ['a here-document without an end', block('bash', 'cat <<END\none'), /:\d: .*here-document/],
  ['a program that fails', block('python', 'print(1)\nraise SystemExit(7)'), /:2: the command ended with 7;/],
  ['Python that is none', block('python title="a.py"', 'x = 1\nif x\n  y'), /:3: SyntaxError: expected ':'/],
  ['JavaScript that is none', block('js title="a.mjs"', 'const a = 1;\nconst = 2;'), /:3: SyntaxError: /],
  [
    'another line',
    `${block('bash', 'echo one; echo two')}${block('text title="Output"', 'one\n2')}`,
    /:6: the output differs[\s\S]*page +\| 2\n +came out \| two/,
  ],
  [
    'a line too many',
    `${block('bash', 'echo one; echo two')}${block('text title="Output"', 'one')}`,
    /:5: the output differs[\s\S]*came out \| two/,
  ],
  [
    'an error that readers see',
    `${block('bash', 'echo one; echo no >&2')}${block('text title="Output"', 'one')}`,
    /:5: /,
  ],
  [
    'a key that did not come',
    `${block('bash', `echo '{"a": 1}'`)}${block('json title="Output"', '{\n"a": 1,\n"b": 2}')}`,
    /:7: "b" did not come out; there are a\./,
  ],
  [
    'a key that the page lacks',
    `${block('bash', `echo '{"a": {"b": 1}}'`)}${block('json title="Output"', '{\n"a": {}}')}`,
    /:6: the page lacks the key "b"/,
  ],
  [
    'no JSON',
    `${block('bash', 'echo oops')}${block('json title="Output"', '{}')}`,
    /:5: no JSON came out, but\n +oops/,
  ],
  [
    'a file with other content',
    `${block('bash', 'echo one > a.txt')}${block('text title="a.txt"', 'two')}`,
    /:5: the output differs/,
  ],
  ['an output of nothing', block('text title="Output"', 'one'), /:1: no command stands before it/],
  ['Kconfig that is none', block('kconfig', 'CONFIG_A=y\nCONFIG_B = y'), /:3: "CONFIG_B = y" is no setting/],
  ['a bare text in Kconfig', block('kconfig', 'CONFIG_A=name'), /:2: CONFIG_A has the value name/],
  ['a symbol set twice', block('kconfig', 'CONFIG_A=y\n# CONFIG_A is not set'), /:3: CONFIG_A is set twice/],
  [
    'CMake without a parenthesis',
    block('cmake', 'project(a\nfoo(b)'),
    /:2: "project\(a" is no command, or its parentheses or quotes are not closed/,
  ],
  ['CMake without an endif', block('cmake', 'a()\nif(B)\nb()'), /:3: if\(\) has no endif/],
  ['CMake with an open quote', block('cmake', 'project("a)'), /:2: /],
  ['CMake with an else of its own', block('cmake', 'a()\nelse()'), /:3: else\(\) stands in no if/],
  ['CMake with an endif of its own', block('cmake', 'foreach(A (B))\nendif()'), /:3: endif\(\) closes no if/],
  ['YAML that is none', block('yaml', 'a: 1\nb: [1'), /:3: /],
  ['a YAML key given twice', block('yaml', 'a: 1\na: 2'), /:3: Map keys must be unique/],
  ['JSON that is none', `{/* example: schema Device */}\n${block('json', '{\n"a": 1,\n}')}`, /:5: /],
  ['a makefile that is none', block('makefile', 'all:\n  cc'), /:3: .*missing separator/],
  ['a diff that does not add up', block('diff', '@@ -1 +1 @@\n-a\n-b\n+c'), /:2: the hunk/],
  [
    'JSON that breaks its schema',
    `{/* example: schema NotFoundError */}\n${block('json', '{"code": 404,\n"name": 5,\n"description": "No."}')}`,
    /:4: name: /,
  ],
  [
    'a property that the schema lacks',
    `{/* example: schema PacketBatch */}\n${block('json', '{"packets": [],\n"more": 1}')}`,
    /:4: more: /,
  ],
  [
    'a schema that is none',
    `{/* example: schema Nothing */}\n${block('json', '{}')}`,
    /:2: the OpenAPI file has no schema Nothing/,
  ],
  ['JSON that nothing checks', block('json', '{}'), /:1: this JSON is neither/],
  [
    'a JSON file that nothing reads',
    block('json title="a.json"', '{}'),
    /:1: no command names the file a\.json/,
  ],
  [
    'an operation that is none',
    block('http', 'GET /v1/nothing HTTP/1.1'),
    /:2: the OpenAPI file has no operation GET \/v1\/nothing/,
  ],
  [
    'a body without what it needs',
    block(
      'http',
      `POST /v2/org/${exampleIds.organization}/devices HTTP/1.1\nContent-Type: application/json\n\n{"n_devices": 1}`,
    ),
    /:5: .*encryption/,
  ],
  [
    'a query parameter that is none',
    block('http', `GET /v1/org/${exampleIds.organization}/devices?size=1 HTTP/1.1`),
    /:2: .* has no query parameter size/,
  ],
  [
    'an unknown directive',
    `{/* example: skips */}\n${block('bash', 'true')}`,
    /:1: "example: skips" is unknown; the words are background, /,
  ],
  [
    'a directive without its argument',
    `{/* example: fails */}\n${block('bash', 'true')}`,
    /:1: "example: fails" is incomplete .*"example: fails 22"/,
  ],
  [
    'a directive before the wrong block',
    `{/* example: fails 2 */}\n${block('yaml', 'a: 1')}`,
    /:1: "example: fails" stands before a block of the kind "syntax"/,
  ],
  [
    'a directive before no block',
    '{/* example: background */}\n\nText.\n',
    /:1: "example: background" stands before no code block/,
  ],
  [
    'words that do not stand there',
    `${block('bash', 'echo 1')}{/* example: varies 2 */}\n${block('text title="Output"', '1')}`,
    /:5: "example: varies 2" names nothing/,
  ],
  [
    'code that states the address of the platform',
    block('bash', 'true\ncurl https://api.skerry.example/v1'),
    /:3: the code states https:\/\/api.skerry.example; take the address from SKERRY_API_URL/,
  ],
  [
    'a prompt at which nobody types',
    block('bash', 'read -rs KEY && export KEY'),
    /:2: the command ended with 1;[\s\S]*example: input/,
  ],
  [
    'another page that lacks what is needed',
    `{/* example: needs docs/other.mdx a.json */}\n${block('bash', 'true')}`,
    /:1: docs\/other.mdx has no block with title="a.json"/,
  ],
  ['a text that is nothing', block('text', 'one'), /:1: this text is neither an output nor a file/],
  ['a language that nobody reads', block('cobol', 'one'), /:1: nothing checks the language "cobol"/],
  ['a page that is no MDX', 'One\n\n<Steps>\n', /:\d: this is no MDX: /],
])('reports %s with its line', async (_, source, expected) => {
  const {lines, failed} = await checkSource(source);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(expected);
  expect(failed).toBeGreaterThan(0);
});
