import vm from 'node:vm';
import {describe, expect, it} from 'vitest';
import {earlyScript} from '.';

interface Browser {
  stored?: Record<string, string>;
  search?: string;
  prefers?: string[];
  storageThrows?: boolean;
}

/** Runs the script as a browser would and gives the root element's attributes. */
function attributes({
  stored = {},
  search = '',
  prefers = [],
  storageThrows,
}: Browser): Record<string, string> {
  const set: Record<string, string> = {};
  const localStorage = {getItem: (key: string) => stored[key] ?? null};
  const window = {
    document: {
      documentElement: {
        setAttribute: (name: string, value: string) => {
          set[name] = value;
        },
      },
    },
    location: {search},
    URLSearchParams,
    matchMedia: (query: string) => ({matches: prefers.includes(query)}),
  };
  Object.defineProperty(window, 'localStorage', {
    get() {
      if (storageThrows) throw new Error('denied');
      return localStorage;
    },
  });
  vm.runInNewContext(earlyScript(), window);
  return set;
}

const systemDark = '(prefers-color-scheme: dark)';
const systemContrast = '(prefers-contrast: more)';

describe('the early script', () => {
  it('is dark at a first visit, whatever the system prefers', () => {
    expect(attributes({})).toEqual({
      'data-theme-choice': 'dark',
      'data-theme': 'dark',
      'data-light-scheme': 'light',
      'data-dark-scheme': 'dark',
    });
  });

  it.each([
    [[], 'light'],
    [[systemDark], 'dark'],
  ])('follows a system that prefers %j when the reader chose system', (prefers, mode) => {
    expect(attributes({stored: {theme: 'system'}, prefers})).toMatchObject({
      'data-theme-choice': 'system',
      'data-theme': mode,
    });
  });

  it('takes the stored mode, and the address before it', () => {
    expect(attributes({stored: {theme: 'light'}})).toMatchObject({'data-theme': 'light'});
    expect(attributes({stored: {theme: 'light'}, search: '?docusaurus-theme=dark'})).toMatchObject({
      'data-theme': 'dark',
    });
  });

  it('keeps a scheme for each mode, and asks the system for those not chosen', () => {
    expect(attributes({stored: {'light-scheme': 'light'}, prefers: [systemContrast]})).toMatchObject({
      'data-light-scheme': 'light',
      'data-dark-scheme': 'dark-high-contrast',
    });
  });

  it('takes what is no mode or scheme for nothing', () => {
    expect(attributes({stored: {theme: 'sepia', 'dark-scheme': 'light'}})).toMatchObject({
      'data-theme': 'dark',
      'data-dark-scheme': 'dark',
    });
  });

  it('needs no storage', () => {
    expect(attributes({storageThrows: true})).toMatchObject({
      'data-theme': 'dark',
      'data-dark-scheme': 'dark',
    });
  });
});
