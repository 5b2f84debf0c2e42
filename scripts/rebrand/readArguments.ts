import path from 'node:path';
import {parseArgs} from 'node:util';
import deburr from 'lodash/deburr';
import {type Brand, slugOf} from './Brand';
import {targetProblem} from './targetProblem';

/** What a call of the command asks for. */
export interface RebrandRequest {
  /** Folder for the copy, absolute. */
  target: string;
  brand: Brand;
  isDryRun: boolean;
}

/** Explains the command. */
export const help = `Copies this project under another brand. The project itself stays as it is.

  npm run rebrand -- --to ../acme-docs --name "Acme Link" --c-prefix acme --domain acme-link.example

  --to FOLDER            where the copy goes: a folder that is empty or does not exist, outside this project
  --name NAME            product name as readers see it
  --c-prefix PREFIX      prefix of the SDK's C functions; in capitals, of macros and environment variables
  --domain HOST          host that the platform's addresses end in
  --slug SLUG            name in addresses and packages. It follows from the name, as the address of the API
                         overview does, so it can be left out; when given, it is checked
  --service-uuid 0xHHHH  16-bit service UUID in advertising packets; without it, it stays
  --dry-run              report only, write nothing
  --help                 this text
`;

const options = {
  to: {type: 'string'},
  name: {type: 'string'},
  slug: {type: 'string'},
  'c-prefix': {type: 'string'},
  domain: {type: 'string'},
  'service-uuid': {type: 'string'},
  'dry-run': {type: 'boolean', default: false},
  help: {type: 'boolean', default: false},
} as const;

/** The arguments cannot be used; the message lists every problem, a line each. */
export class ArgumentsError extends Error {
  constructor(readonly problems: string[]) {
    const lines = problems.map((problem) => `  - ${problem}`);
    super(`Nothing was copied:\n${lines.join('\n')}\n\`npm run rebrand -- --help\` explains the arguments.`);
    this.name = 'ArgumentsError';
  }
}

/**
 * Reads and checks the arguments of the command.
 *
 * @param current the project's brand, which gives what the arguments leave out
 * @param from where a relative `--to` starts
 * @returns undefined when help is asked for
 * @throws ArgumentsError with all problems at once
 */
export function readArguments(
  args: string[],
  {current, projectRoot, from}: {current: Brand; projectRoot: string; from: string},
): RebrandRequest | undefined {
  const {values, positionals, tokens} = parseArgs({
    args,
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  if (values.help) return undefined;

  const problems = unknownArguments(positionals, tokens);
  const given = (option: keyof typeof options): string => {
    const value = values[option];
    return typeof value === 'string' ? value : '';
  };
  const check = (option: keyof typeof options, problem: string | undefined) => {
    if (problem) problems.push(`--${option}: ${problem}`);
  };

  const target = path.resolve(from, given('to'));
  const name = given('name');
  check(
    'to',
    given('to') === '' ? 'is missing, write the folder for the copy' : targetProblem(target, projectRoot),
  );
  check('name', nameProblem(name));
  if (values.slug !== undefined && !nameProblem(name)) check('slug', slugProblem(given('slug'), name));
  check('c-prefix', prefixProblem(given('c-prefix')));
  check('domain', domainProblem(given('domain')));
  if (values['service-uuid'] !== undefined) check('service-uuid', uuidProblem(given('service-uuid')));
  if (problems.length > 0) throw new ArgumentsError(problems);

  const uuid = given('service-uuid').slice(2).toUpperCase();
  return {
    target,
    isDryRun: values['dry-run'] === true,
    brand: {
      name,
      slug: slugOf(name),
      cPrefix: given('c-prefix'),
      domain: given('domain'),
      serviceUuid: uuid ? `0x${uuid}` : current.serviceUuid,
    },
  };
}

interface Token {
  kind: string;
  name?: string;
  rawName?: string;
  value?: string | undefined;
}

function unknownArguments(positionals: string[], tokens: Token[]): string[] {
  const unknown = tokens.filter(({kind, name}) => kind === 'option' && !Object.hasOwn(options, name ?? ''));
  const valued = tokens.filter(
    ({name, value}) => (name === 'dry-run' || name === 'help') && value !== undefined,
  );
  return [
    ...unknown.map(({rawName}) => `${rawName} is no option of this command, remove it`),
    ...valued.map(({rawName}) => `${rawName} takes no value, write it alone`),
    ...positionals.map((word) => `"${word}" belongs to no option; put a value with spaces into quotes`),
  ];
}

function nameProblem(name: string): string | undefined {
  if (name === '') return 'is missing, write the product name, for example "Acme Link"';
  if (name.length > 40) return `"${name}" has ${name.length} characters, write at most 40`;
  const isSafe = /^[\p{L}\p{N}]+(?:(?: | & |[-.+&])[\p{L}\p{N}]+)*$/u.test(name);
  if (!isSafe)
    return `"${name}" has a sign that pages or the API file would misread, write letters, digits and, between them, single spaces or one of - . + &`;
  if (!/^[A-Za-z0-9 .+&-]+$/.test(deburr(name)))
    return `"${name}" has letters that an address and a header name cannot hold, write it in Latin letters`;
  if (!/^[A-Z]/.test(deburr(name)))
    return `"${name}" does not begin with a capital letter, which tells the name from the slug in a later rebranding; write one`;
  return undefined;
}

function slugProblem(slug: string, name: string): string | undefined {
  const expected = slugOf(name);
  if (slug === expected) return undefined;
  return `"${slug}" does not follow from the name, and the address of the API overview does; write ${expected} or leave it out`;
}

function prefixProblem(prefix: string): string | undefined {
  if (prefix === '') return 'is missing, write the prefix of C functions, for example acme';
  if (/^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/.test(prefix)) return undefined;
  return `"${prefix}" cannot begin a C function as in this documentation, write a lower-case letter, then lower-case letters, digits and single underscores between them`;
}

function domainProblem(domain: string): string | undefined {
  if (domain === '') return 'is missing, write the host that addresses end in, for example acme-link.example';
  const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
  if (domain.length <= 253 && new RegExp(`^(?:${label}\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$`).test(domain))
    return undefined;
  return `"${domain}" is no host name, write it in lower case, with a dot, without https:// and path, for example acme-link.example`;
}

function uuidProblem(uuid: string): string | undefined {
  if (/^0x[0-9A-Fa-f]{4}$/.test(uuid)) return undefined;
  return `"${uuid}" is no 16-bit UUID, write 0x and four hexadecimal digits, for example 0xFD5A`;
}
