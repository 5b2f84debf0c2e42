import type {HeaderEntry} from '../header/HeaderEntry';
import type {Reference} from '../reference/Reference';
import {onOneLine} from './Fact';

/** Whether some code of the page, other than its own declaration, uses an entry. */
export function hasExample({name, declaration}: HeaderEntry, page: Reference): boolean {
  const word = new RegExp(`\\b${name.replace(/^\w+ /, '')}\\b`);
  return page.sections
    .flatMap(({codes}) => codes)
    .filter(({language}) => language === 'c' || language === 'kconfig')
    .some(({text}) => word.test(onOneLine(text).replace(onOneLine(declaration), '')));
}
