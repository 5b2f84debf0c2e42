import {expect, it} from 'vitest';
import {limitQuery, queryLimit} from './limitQuery';

it('leaves a query within the limit as it is', () => {
  const query = '<b>"key"</b> 🔑 ';
  expect(limitQuery(query)).toBe(query);
});

it('cuts a longer one, but no character in half', () => {
  expect(limitQuery('a'.repeat(600))).toHaveLength(queryLimit);
  expect(limitQuery('🔑'.repeat(300))).toBe('🔑'.repeat(256));
  expect(limitQuery(`a${'🔑'.repeat(300)}`)).toBe(`a${'🔑'.repeat(255)}`);
});
