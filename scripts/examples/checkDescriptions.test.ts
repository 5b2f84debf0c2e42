import {expect, it} from 'vitest';
import {checkSource} from './testing/checkSource';

const file = 'openapi/test.yaml';
const check = (source: string) => checkSource(source, {}, file);

/** An OpenAPI file with two descriptions that have blocks; what is given for the second one begins in line 23. */
const document = (overview: string, operation: string) => `openapi: 3.1.0
info:
  description: |
${overview.replaceAll(/^(?=.)/gm, '    ')}
paths:
  /things:
    get:
      responses:
        '200':
          description: >-
            All is
            well.
      # What follows is a page of its own.
      description: |-
        First line.

${operation.replaceAll(/^(?=.)/gm, '        ')}
`;

const overview = `A list:

- <!-- example: fails 3 -->
  \`\`\`bash
  echo one > own.txt
  (exit 3)
  \`\`\``;

it('passes descriptions in which everything holds, each followed in a folder of its own', async () => {
  const operation = `\`\`\`bash
ls
curl -sS "$SKERRY_API_URL/v1/org/$SKERRY_ORG_ID/check" -H "Authorization: Bearer $SKERRY_API_KEY"
\`\`\`

<!-- example: exact -->
\`\`\`json title="Output"
{"org_id": "5b0c0b0e-7f1c-4c57-9d9e-2d6a3a1f8c10"}
\`\`\``;
  const {lines, blocks} = await check(document(overview, operation));
  expect(lines).toEqual([]);
  expect(blocks).toBe(3);
});

it.each([
  ['a command that fails', '```bash\ntrue\nls own.txt\n```', /:25: the command ended with 2;[\s\S]*own\.txt/],
  [
    'another output',
    '```bash\necho one\n```\n\n```text title="Output"\ntwo\n```',
    /:28: the output differs[\s\S]*came out \| one/,
  ],
  [
    'code that states the address of the platform',
    '```bash\ncurl https://api.skerry.example/v1\n```',
    /:24: the code states https:\/\/api\.skerry\.example/,
  ],
  ['JSON that nothing checks', '```json\n{}\n```', /:23: this JSON is neither/],
  [
    'JSON that breaks its schema',
    '<!-- example: schema NotFoundError -->\n```json\n{"code": 404,\n"name": 5,\n"description": "No."}\n```',
    /:26: name: /,
  ],
  ['an unknown directive', '<!-- example: skips -->\n```bash\ntrue\n```', /:23: "example: skips" is unknown/],
  [
    'a directive before no block',
    '<!-- example: fails 2 -->\n\nText.',
    /:23: "example: fails" stands before/,
  ],
  [
    'a comment as pages have it',
    '{/* example: fails 2 */}\n```bash\n(exit 2)\n```',
    /:23: readers would see this comment; in a description it is written <!-- example: … -->\./,
  ],
])('reports %s with file and line', async (_, operation, expected) => {
  const {lines, failed} = await check(document(overview, operation));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(new RegExp(`^${file}${expected.source}`));
  expect(failed).toBe(1);
});

it('names the line of a description whose text has no lines of its own in the file', async () => {
  const {lines} = await check('info:\n  title: A\n  description: "```bash\\nfalse\\n```"\n');
  expect(lines).toEqual([expect.stringMatching(/^openapi\/test\.yaml:3: the command ended with 1/)]);
});

it('reports YAML that is none', async () => {
  const {lines} = await check('info:\n  description: |\n    ```bash\n    false\n    ```\n  description: [\n');
  expect(lines[0]).toMatch(/^openapi\/test\.yaml:\d: /);
});
