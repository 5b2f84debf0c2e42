import {expect, it} from 'vitest';
import {builtProject, builtSettings, record, recordsOf} from './pushFixture';
import {readBuiltSearch} from './readBuiltSearch';

const records = recordsOf(3);

it('reads what the build made', () => {
  const root = builtProject({records, settings: builtSettings});
  expect(readBuiltSearch(root)).toEqual({records, ...builtSettings});
});

it.each([
  [{settings: builtSettings}, '.docusaurus/search/records.json does not exist: run `npm run build` first.'],
  [{records}, '.docusaurus/search/settings.json does not exist: run `npm run build` first.'],
  [{records: '[{"objectID"', settings: builtSettings}, 'records.json is not JSON'],
  [{records: {}, settings: builtSettings}, 'records.json is not what a push takes: "value" must be an array'],
  [
    {records: [records[0], {...records[1], type: 'lvl9'}], settings: builtSettings},
    'records.json is not what a push takes: "[1].type" must be one of [lvl1,',
  ],
  [
    {records: [{...record(1), hierarchy: {lvl0: 'Guides'}}], settings: builtSettings},
    '"[0].hierarchy.lvl1" is required',
  ],
  [
    {records: [...records, record(2)], settings: builtSettings},
    'records.json has two records with the objectID "/docs/page-2#0", [1] and [3]',
  ],
  [{records, settings: {settings: {}}}, 'settings.json is not what a push takes: "synonyms" is required'],
  [
    {records, settings: {settings: {}, synonyms: [{objectID: 'a', type: 'synonym', synonyms: ['a']}]}},
    '"synonyms[0].synonyms" must contain at least 2 items',
  ],
])('refuses a build that lacks something or left nonsense (%#)', (files, sentence) => {
  expect(() => readBuiltSearch(builtProject(files))).toThrow(sentence);
});
