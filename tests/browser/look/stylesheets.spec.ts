import fs from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import {buildDir} from '../support/siteBuild';
import {expect, test} from '../support/test';

const folder = path.join(buildDir, 'assets', 'css');

/** Every declaration of the built stylesheets, the framework's and those of packages among them. */
function declarations(): Array<{property: string; value: string; selector: string}> {
  const found: ReturnType<typeof declarations> = [];
  for (const file of fs.readdirSync(folder).filter((name) => name.endsWith('.css'))) {
    postcss.parse(fs.readFileSync(path.join(folder, file), 'utf8')).walkDecls(({prop, value, parent}) => {
      const selector = parent?.type === 'rule' ? (parent as postcss.Rule).selector : '';
      found.push({property: prop, value, selector});
    });
  }
  return found;
}

test('no built stylesheet has a shorthand for lines under text, of which Safari takes the line alone', () => {
  const all = declarations();
  const lines = all.filter(({property}) => property.startsWith('text-decoration'));
  expect(lines.length).toBeGreaterThan(10);
  const variables = new Map(all.map(({property, value}) => [property, value]));
  const resolved = (value: string) =>
    value.replace(/^var\((--[\w-]+)\)$/, (_, name) => variables.get(name) ?? '?');
  expect(
    lines.filter(
      ({property, value}) =>
        property === 'text-decoration' && !/^[a-z-]+(?:!important| !important)?$/.test(resolved(value)),
    ),
  ).toEqual([]);
});

test('no built stylesheet counts on what lies behind a box being blurred', () => {
  expect(declarations().filter(({property}) => property.endsWith('backdrop-filter'))).toEqual([]);
});
