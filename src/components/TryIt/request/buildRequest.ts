import type {Operation, Parameter} from '../operation/Operation';
import {type OutgoingRequest, organizationParameter, type RequestDraft} from './RequestDraft';
import {readValue} from './readValue';
import {inHeader, inPath, inQuery} from './serializeParameter';

/**
 * The request that a form describes; what is empty is left out.
 *
 * @param server address that the path is put behind
 */
export function buildRequest(operation: Operation, draft: RequestDraft, server: string): OutgoingRequest {
  const given = operation.parameters.flatMap((parameter) => {
    const value = parameterValue(parameter, draft);
    return value === undefined ? [] : [{parameter, value}];
  });
  const {key, body} = operation;
  const apiKey = draft.apiKey.trim();
  const path = given
    .filter(({parameter}) => parameter.in === 'path')
    .reduce(
      (url, {parameter, value}) => url.replaceAll(`{${parameter.name}}`, inPath(parameter, value)),
      operation.path,
    );
  const query = new URLSearchParams([
    ...given.flatMap(({parameter, value}) => (parameter.in === 'query' ? inQuery(parameter, value) : [])),
    ...(key?.in === 'query' && apiKey ? [[key.name, apiKey]] : []),
  ]).toString();
  const hasBody = body !== undefined && draft.body.trim() !== '';
  return {
    method: operation.method,
    url: `${server}${path}${query && `?${query}`}`,
    headers: {
      ...(key?.in === 'header' && apiKey && {[key.name]: `${key.prefix}${apiKey}`}),
      ...(hasBody && {'Content-Type': body.mediaType}),
      ...Object.fromEntries(
        given
          .filter(({parameter}) => parameter.in === 'header')
          .map(({parameter, value}) => [parameter.name, inHeader(parameter, value)]),
      ),
    },
    ...(hasBody && {body: draft.body}),
  };
}

/** A parameter's value as its schema types it; undefined when it is left out. */
export function parameterValue(parameter: Parameter, {values, organizationId}: RequestDraft): unknown {
  const isOrganization = parameter.in === 'path' && parameter.name === organizationParameter;
  const text = isOrganization ? organizationId.trim() : (values[parameter.id] ?? '');
  return text.trim() === '' ? undefined : readValue(parameter, text);
}
