import {expect, it} from 'vitest';
import {platformOperation} from '../testing/platformOperation';
import {namedField, namedPath} from './draft';

it.each([
  ['list-devices', 'limit must be at least 10.', 'query.limit'],
  ['list-devices', 'filter_tags[1] must match ^[^:]+:.+$.', 'query.filter_tags'],
  ['list-devices', 'org_id must be a valid uuid.', 'SKERRY_ORG_ID'],
  ['list-devices', 'Continuation-Token is not valid.', 'header.Continuation-Token'],
  ['register-new-devices', 'names must have 3 items, one for each device.', 'body'],
  ['register-new-devices', 'The request body is not valid JSON.', 'body'],
  ['update-api-key', 'At least one field to change is required.', 'body'],
  ['list-devices', 'The rate limit is exceeded.', undefined],
  ['list-devices', 'names must have 3 items.', undefined],
])('%s: “%s” names %s', (id, sentence, field) => {
  expect(namedField(platformOperation(id), sentence)).toBe(field);
});

it('finds the place in a body that a sentence names', () => {
  expect(namedPath('install_locations[0].lat must be at most 90.')).toEqual(['install_locations', 0, 'lat']);
  expect(namedPath('A request body is required.')).toEqual([]);
});
