import {describeProblem} from '@site/sandbox/http/describeProblem';
import type {Body, Operation, Parameter} from '../operation/Operation';
import {parameterValue} from './buildRequest';
import {namedPointer} from './namedField';
import type {Problem} from './Problem';
import {parseJson, type Range} from './parseJson';
import {fieldIds, organizationParameter, type RequestDraft} from './RequestDraft';

/** What fetch can put into a header. */
const headerText = /^[\t\x20-\x7e\x80-\xff]*$/;

/** Everything in a form that the operation's schemas refuse, in the order of the fields. */
export function checkDraft(operation: Operation, draft: RequestDraft): Problem[] {
  return [
    ...checkKey(operation, draft),
    ...operation.parameters.flatMap((parameter) => checkParameter(parameter, draft)),
    ...(operation.body ? checkBody(operation.body, draft.body) : []),
  ];
}

function checkKey({key}: Operation, {apiKey}: RequestDraft): Problem[] {
  if (!key) return [];
  const field = fieldIds.apiKey;
  if (apiKey.trim() === '') return [{field, message: 'An API key is required.'}];
  return headerText.test(apiKey.trim())
    ? []
    : [{field, message: 'The API key holds a character that no key can have. Copy it once more.'}];
}

function checkParameter(parameter: Parameter, draft: RequestDraft): Problem[] {
  const {name, required, schema} = parameter;
  const isOrganization = parameter.in === 'path' && name === organizationParameter;
  const field = isOrganization ? fieldIds.organization : parameter.id;
  const value = parameterValue(parameter, draft);
  if (value === undefined) return required ? [{field, message: `${name} is required.`}] : [];
  if (parameter.in === 'header' && !headerText.test(String(value))) {
    return [{field, message: `${name} holds a character that no header can have.`}];
  }
  const message = describeProblem(value, schema, name);
  return message ? [{field, message}] : [];
}

function checkBody({mediaType, required, schema}: Body, text: string): Problem[] {
  const field = fieldIds.body;
  if (text.trim() === '') return required ? [{field, message: 'A request body is required.'}] : [];
  if (!/[/+]json\b/.test(mediaType)) return [];
  const read = parseJson(text);
  if ('problem' in read) {
    return [
      {
        field,
        message: `The request body is not valid JSON. ${capitalized(read.problem)}.`,
        range: [read.at, read.at + 1],
      },
    ];
  }
  const message = schema && describeProblem(read.value, schema);
  return message ? [{field, message, range: nearest(read.ranges, namedPointer(message))}] : [];
}

/** Where the value at a pointer stands, or the value around it when there is none. */
function nearest(ranges: ReadonlyMap<string, Range>, pointer: string): Range | undefined {
  return (
    ranges.get(pointer) ?? (pointer === '' ? undefined : nearest(ranges, pointer.replace(/\/[^/]*$/, '')))
  );
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
