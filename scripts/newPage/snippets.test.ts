import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {authorComponents} from '../../plugins/content/components/authorComponents';
import {projectRoot} from '../projectRoot';

it('lets an editor write components that pages can use', () => {
  const file = path.join(projectRoot, '.vscode/pages.code-snippets');
  const snippets: Array<{body: string[]}> = Object.values(JSON.parse(fs.readFileSync(file, 'utf8')));
  const named = snippets.flatMap(({body}) => body.join('\n').match(/(?<=<)[A-Z]\w+/g) ?? []);
  expect(named.length).toBeGreaterThan(10);
  const known = [...authorComponents(projectRoot).keys(), 'Comparison'];
  expect(known).toEqual(expect.arrayContaining(named));
});
