import type {
  Body,
  Credential,
  Operation,
  Parameter,
} from '@site/plugins/api-reference/samples/shared/readOperation';
import {describeProblem} from '@site/sandbox/http/describeProblem';
import {fieldIds, fieldOf, parameterValue, type RequestDraft} from './draft';
import {type Range, readJson} from './readJson';

/** What is wrong with one field of the form. */
export interface Problem {
  field: string;
  /** One sentence that names the field. */
  message: string;
  /** The wrong part of a body's text. */
  range?: Range;
}

/** What fetch can put into a header. */
const headerText = /^[\t\x20-\x7e\x80-\xff]*$/;

/** Everything in a form that the operation's schemas refuse, in the order of the fields. */
export function checkDraft(operation: Operation, draft: RequestDraft): Problem[] {
  const {body, credentials, parameters, isOpen} = operation;
  return [
    ...credentials.flatMap((one) => checkCredential(one, isOpen, draft)),
    ...parameters.flatMap((parameter) => checkParameter(parameter, draft)),
    ...(body ? checkBody(body, draft) : []),
  ];
}

/** The problem of a field, where there is a message. */
export function problemOf(field: string, message: string | false | undefined): Problem[] {
  return message ? [{field, message}] : [];
}

function checkCredential({variable, label}: Credential, isOpen: boolean, {texts}: RequestDraft): Problem[] {
  const text = (texts[variable] ?? '').trim();
  if (text === '') {
    return problemOf(variable, !isOpen && `${label === 'API key' ? 'An API key' : label} is required.`);
  }
  const isWrong = !headerText.test(text);
  return problemOf(
    variable,
    isWrong && `The ${label} holds a character that no key can have. Copy it once more.`,
  );
}

function checkParameter(parameter: Parameter, {texts}: RequestDraft): Problem[] {
  const {name, required, schema} = parameter;
  const field = fieldOf(parameter);
  const value = parameterValue(parameter, texts);
  if (value === undefined) return problemOf(field, required && `${name} is required.`);
  if (parameter.in === 'header' && !headerText.test(String(value))) {
    return problemOf(field, `${name} holds a character that no header can have.`);
  }
  return problemOf(field, describeProblem(value, schema, name));
}

function checkBody({kind, required, schema, files}: Body, draft: RequestDraft): Problem[] {
  const text = draft.texts[fieldIds.body] ?? '';
  const missing = files
    .filter((file) => file.required && !draft.files[file.name])
    .flatMap(({name}) => problemOf(fieldIds.file(name), `${name || 'A file'} is required.`));
  if (kind === 'file' || missing.length > 0) return missing;
  if (text.trim() === '') {
    return problemOf(fieldIds.body, required && files.length === 0 && 'A request body is required.');
  }
  if (kind === 'text') return [];
  const read = readJson(text);
  if ('problem' in read) {
    const problem = read.problem.charAt(0).toUpperCase() + read.problem.slice(1);
    const message = `The request body is not valid JSON. ${problem}.`;
    return [{field: fieldIds.body, message, range: [read.at, read.at + 1]}];
  }
  // Files have fields of their own.
  const names = files.map(({name}) => name);
  const needed = [schema.required ?? []].flat().filter((name) => !names.includes(String(name)));
  const message = describeProblem(read.value, names.length > 0 ? {...schema, required: needed} : schema);
  return message ? [{field: fieldIds.body, message, range: read.rangeAt(namedPath(message))}] : [];
}

/** The name that a sentence about a wrong field opens with: `names[0]` in 'names[0] must be of type string.' */
const opening = /^([\w-]+(?:\.[\w-]+|\[\d+\])*) (?:must|can|cannot|is|holds)\b/;

/** The field of a form that the platform's sentence about a request names; undefined when it names none. */
export function namedField({parameters, body}: Operation, sentence: string): string | undefined {
  const bodyField = body && fieldIds.body;
  const [first] = namedPath(sentence);
  if (first === undefined) return /request body|field to change/.test(sentence) ? bodyField : undefined;
  const parameter = parameters.find(({name}) => name.toLowerCase() === String(first).toLowerCase());
  return parameter ? fieldOf(parameter) : bodyField;
}

/** The names and indexes of the body's value that a sentence names; empty for the whole body. */
export function namedPath(sentence: string): (string | number)[] {
  const name = opening.exec(sentence)?.[1] ?? '';
  return [...name.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([step, index]) => (index ? Number(index) : step));
}
