import {expect, it} from 'vitest';
import {pageFrom} from './pageFrom';

const docs = 'https://docs.example/docs';

it.each([
  ['?page=/docs/intro', '', `${docs}/intro`],
  ['?page=%2Fdocs%2Fintro%23pull', `${docs}/support`, `${docs}/intro#pull`],
  ['', `${docs}/support?q=words`, `${docs}/support`],
  ['?page=', `${docs}/support`, `${docs}/support`],
  ['', '', ''],
  ['', '/docs/intro#pull', `${docs}/intro#pull`],
  ['', '/docs/intro#packet-lab?payload=00', `${docs}/intro#packet-lab`],
  ['', 'https://elsewhere.example/docs/intro', ''],
  ['?page=https://elsewhere.example/', '', ''],
  ['?page=javascript:alert(1)', '', ''],
  ['?page=http://[', '', ''],
  ['', `${docs}/feedback`, ''],
])('%s after %s is about %s', (search, before, expected) => {
  expect(pageFrom({href: `${docs}/feedback${search}`, search}, before)).toBe(expected);
});
