import type {OperationItem} from '../page/OperationItem';
import {isJson} from './bodyOf';
import type {Answer} from './Call';

/** What a sample does with the answer of an operation when it succeeds. */
export function answerOf(page: string, {parameters = [], responses = {}}: OperationItem['api']): Answer {
  const success = Object.entries(responses).find(([status]) => /^(?:2|default)/.test(status))?.[1];
  const types = Object.keys(success?.content ?? {});
  const sent = new Set(parameters.filter((one) => one.in === 'header').map(({name}) => name.toLowerCase()));
  const nextPage = Object.keys(success?.headers ?? {}).find(
    (name) => sent.has(name.toLowerCase()) && /token|cursor/i.test(name),
  );
  return {...kindOf(types, page), ...(nextPage && {nextPage})};
}

function kindOf(types: string[], page: string): Answer {
  if (types.some(isJson)) return {kind: 'json'};
  const [type] = types;
  if (!type) return {kind: 'none'};
  if (/^text\/|xml|yaml/.test(type)) return {kind: 'text'};
  const ending = /\/(?:x-)?(\w+)/.exec(type)?.[1] ?? 'bin';
  const subject = page.replace(/^(?:get|download|retrieve)-/, '').replace(new RegExp(`-${ending}$`), '');
  return {kind: 'file', file: `${subject}.${ending}`};
}
