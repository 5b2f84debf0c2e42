import vm from 'node:vm';
import {beforeEach, expect, it} from 'vitest';
import {earlyScript} from '.';
import {reloadMark} from './shared/reloadMark';

let state: unknown;
let reloads: number;
let isMarked: boolean;
let fail: (target: unknown) => void;

/** Runs the script in a page; what it noted for the page before a reload is in `state`. */
function open({onLine = true, mayNote = true} = {}): void {
  isMarked = false;
  vm.runInNewContext(earlyScript, {
    addEventListener: (_: string, listener: (event: {target: unknown}) => void) => {
      fail = (target) => listener({target});
    },
    document: {documentElement: {setAttribute: () => (isMarked = true)}},
    history: {
      get state() {
        return structuredClone(state);
      },
      replaceState(next: unknown) {
        if (!mayNote) throw new Error('denied');
        state = next;
      },
    },
    navigator: {onLine},
    location: {reload: () => reloads++},
  });
}

const own = {tagName: 'SCRIPT', defer: true};

beforeEach(() => {
  state = {key: 'k1'};
  reloads = 0;
  open();
});

it('reloads once, and keeps what else is noted', () => {
  fail(own);
  expect(reloads).toBe(1);
  expect(state).toEqual({key: 'k1', [reloadMark]: true});
  open();
  fail(own);
  fail(own);
  expect(reloads).toBe(1);
  expect(isMarked).toBe(true);
});

it('reloads a page that was never navigated from', () => {
  state = null;
  fail(own);
  expect([reloads, state]).toEqual([1, {[reloadMark]: true}]);
});

it('never reloads without network, nor where it cannot note that it did', () => {
  open({onLine: false});
  fail(own);
  open({mayNote: false});
  expect(() => fail(own)).toThrow('denied');
  expect(reloads).toBe(0);
});

it.each([
  ['a script that was added later', {tagName: 'SCRIPT', defer: false}],
  ['an image', {tagName: 'IMG'}],
  ['the window', undefined],
])('leaves %s alone', (_, target) => {
  fail(target);
  expect([reloads, isMarked]).toEqual([0, false]);
});
