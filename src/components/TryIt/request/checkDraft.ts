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
  /** A parameter's `id`, a credential's variable, or one of `fieldIds`. */
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
    ...credentials.flatMap((one) => checkCredential(one, isOpen, (draft.own[one.variable] ?? '').trim())),
    ...parameters.flatMap((parameter) => checkParameter(parameter, draft)),
    ...(body ? checkBody(body, draft) : []),
  ];
}

function checkCredential({variable: field, label}: Credential, isOpen: boolean, text: string): Problem[] {
  if (text === '') {
    const message = `${label === 'API key' ? 'An API key' : label} is required.`;
    return isOpen ? [] : [{field, message}];
  }
  return headerText.test(text)
    ? []
    : [{field, message: `The ${label} holds a character that no key can have. Copy it once more.`}];
}

function checkParameter(parameter: Parameter, draft: RequestDraft): Problem[] {
  const {name, required, schema} = parameter;
  const field = fieldOf(parameter);
  const value = parameterValue(parameter, draft);
  if (value === undefined) return required ? [{field, message: `${name} is required.`}] : [];
  if (parameter.in === 'header' && !headerText.test(String(value))) {
    return [{field, message: `${name} holds a character that no header can have.`}];
  }
  const message = describeProblem(value, schema, name);
  return message ? [{field, message}] : [];
}

function checkBody({kind, required, schema, files}: Body, draft: RequestDraft): Problem[] {
  const field = fieldIds.body;
  const missing = files
    .filter((file) => file.required && !draft.files[file.name])
    .map(({name}) => ({field: fieldIds.file(name), message: `${name || 'A file'} is required.`}));
  if (kind === 'file' || missing.length > 0) return missing;
  if (draft.body.trim() === '') {
    return required && files.length === 0 ? [{field, message: 'A request body is required.'}] : [];
  }
  if (kind === 'text') return [];
  const read = readJson(draft.body);
  if ('problem' in read) {
    const problem = read.problem.charAt(0).toUpperCase() + read.problem.slice(1);
    const message = `The request body is not valid JSON. ${problem}.`;
    return [{field, message, range: [read.at, read.at + 1]}];
  }
  // Files have fields of their own.
  const names = files.map(({name}) => name);
  const needed = [schema.required ?? []].flat().filter((name) => !names.includes(String(name)));
  const message = describeProblem(read.value, names.length > 0 ? {...schema, required: needed} : schema);
  return message ? [{field, message, range: read.rangeAt(namedPointer(message))}] : [];
}

/** The name that a sentence about a wrong field opens with: `names[0]` in 'names[0] must be of type string.' */
const opening = /^([\w-]+(?:\.[\w-]+|\[\d+\])*) (?:must|can|cannot|is|holds)\b/;

/** The field of a form that the platform's sentence about a request names; undefined when it names none. */
export function namedField({parameters, body}: Operation, sentence: string): string | undefined {
  const bodyField = body && fieldIds.body;
  const name = opening.exec(sentence)?.[1];
  if (name === undefined) return /request body|field to change/.test(sentence) ? bodyField : undefined;
  const [first = ''] = name.split(/[.[]/);
  const parameter = parameters.find((one) => one.name.toLowerCase() === first.toLowerCase());
  return parameter ? fieldOf(parameter) : bodyField;
}

/** The JSON pointer of the body's value that a sentence names; empty for the whole body. */
export function namedPointer(sentence: string): string {
  const name = opening.exec(sentence)?.[1] ?? '';
  return name === '' ? '' : `/${name.replaceAll(/\[(\d+)\]/g, '.$1').replaceAll('.', '/')}`;
}
