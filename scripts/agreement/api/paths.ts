import {matchOperation} from '../../../sandbox/document/matchOperation';
import type {Rule} from '../statement/Statement';
import type {ApiFacts} from './ApiFacts';

const call = /^(?:(GET|POST|PUT|PATCH|DELETE) )?(\/(?:v\d|api)\/[^\s?]+)/;
const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Whether the paths that pages name, with their methods, are those of operations. */
export const paths: Rule<ApiFacts> = ({codes}, {operations}) =>
  codes.flatMap((code) => {
    const [, method, path] = call.exec(code) ?? [];
    // An ellipsis stands for the rest of the path.
    if (!path || path.includes('…')) return [];
    const tried = method ? [method] : methods;
    if (tried.some((each) => matchOperation([...operations.values()], each, path))) return [{}];
    return [{problem: `no operation of the OpenAPI file has ${code}`}];
  });
