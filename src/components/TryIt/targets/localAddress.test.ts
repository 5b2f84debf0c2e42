import {expect, it} from 'vitest';
import {localAddressProblem} from './localAddress';

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
