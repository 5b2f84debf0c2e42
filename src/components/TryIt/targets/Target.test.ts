import {expect, it} from 'vitest';
import {localAddressProblem, targetsFor} from './Target';

it.each(['http://localhost:4010', 'https://127.0.0.1/packets', 'http://[::1]:8080'])(
  'takes %s',
  (address) => {
    expect(localAddressProblem(address)).toBeUndefined();
  },
);

it.each([
  ['localhost:4010', /must begin with/],
  ['', /must begin with/],
  ['ftp://localhost', /must begin with/],
  ['http://localhost.evil.example', /on this machine/],
  ['http://127.0.0.1@evil.example', /on this machine/],
])('refuses %o', (address, problem) => expect(localAddressProblem(address)).toMatch(problem));

it('offers the servers that have a whole address', () => {
  const servers = [
    {url: ''},
    {url: '/v1'},
    {url: 'https://{host}/v1'},
    {url: 'https://a.example', description: 'Live'},
  ];
  expect(targetsFor(servers, {hasSandbox: false, mayCallMachine: true})).toEqual([
    {kind: 'server', address: 'https://a.example', description: 'Live'},
  ]);
});
