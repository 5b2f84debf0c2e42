import type {Rule} from '../statement/Statement';
import type {ApiFacts} from './ApiFacts';

/** Headers of HTTP and of the sandbox, and a field of `security.txt`, which the API need not define. */
const common = new Set([
  'content-type',
  'content-length',
  'authorization',
  'sandbox-fault',
  'preferred-languages',
]);

/** Whether the headers that pages name are those of the API. */
export const headers: Rule<ApiFacts> = ({codes}, facts) =>
  codes
    .filter((code) => /^[A-Z][A-Za-z]*(?:-[A-Z][A-Za-z]+)+$/.test(code))
    .map((code) => {
      const name = code.toLowerCase();
      return facts.headers.has(name) || common.has(name)
        ? {}
        : {problem: `the OpenAPI file has no header ${code}`};
    });
