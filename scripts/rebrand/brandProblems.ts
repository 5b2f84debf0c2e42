import deburr from 'lodash/deburr';
import {type Brand, slugOf} from './rules';

/** What pages, code or addresses could not hold of a brand, a sentence each. */
export function brandProblems(brand: Brand): string[] {
  const forms: [key: RegExp, value: RegExp][] = [
    [/^name$/, /^[A-Z][A-Za-z0-9]*(?:(?: | & |[-.+&])[A-Za-z0-9]+)*$/],
    [/^slug$/, new RegExp(`^${slugOf(brand.name)}$`)],
    [/^cPrefix$/, /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/],
    [/^domain$/, /^(?:[a-z0-9][a-z0-9-]*\.)+[a-z][a-z0-9-]+$/],
    [/^serviceUuid$/, /^0x[0-9A-F]{4}$/],
    [/Email$/, /^\S+@\S+$/],
    [/Url$/, /^(?:https:\/\/[^\s/]+\.\S+)?$/],
  ];
  return Object.entries(brand).flatMap(([key, value]) => {
    const form = forms.find(([name]) => name.test(key))?.[1];
    if (form?.test(deburr(value))) return [];
    return `config/brand.ts: ${key} is "${value}"; it should have the form ${form}.`;
  });
}
