import type {Operation} from '../operation/Operation';
import {fieldIds, organizationParameter} from './RequestDraft';

/** The name that a sentence about a wrong field opens with: `names[0]` in 'names[0] must be of type string.' */
const opening = /^([\w-]+(?:\.[\w-]+|\[\d+\])*) (?:must|can|cannot|is|holds)\b/;

/** The field of a form that the platform's sentence about a request names; undefined when it names none. */
export function namedField(operation: Operation, sentence: string): string | undefined {
  const name = opening.exec(sentence)?.[1];
  if (name === undefined)
    return /request body|field to change/.test(sentence) ? bodyOf(operation) : undefined;
  const [first = ''] = name.split(/[.[]/);
  const parameter = operation.parameters.find((one) => one.name.toLowerCase() === first.toLowerCase());
  if (parameter?.name === organizationParameter) return fieldIds.organization;
  return parameter?.id ?? bodyOf(operation);
}

/** The JSON pointer of the body's value that a sentence names; empty for the whole body. */
export function namedPointer(sentence: string): string {
  const name = opening.exec(sentence)?.[1] ?? '';
  return name === '' ? '' : `/${name.replaceAll(/\[(\d+)\]/g, '.$1').replaceAll('.', '/')}`;
}

function bodyOf({body}: Operation): string | undefined {
  return body && fieldIds.body;
}
