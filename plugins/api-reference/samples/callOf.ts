import type {Operation} from '../document/operations';
import type {OperationItem, Parameter, Server} from '../page/OperationItem';
import {answerOf} from './answerOf';
import {bodyOf} from './bodyOf';
import type {Call, Piece} from './Call';
import {credentialsOf} from './credentialsOf';
import {exampleOf} from './exampleOf';
import type {SampleOptions} from './SampleOptions';

/** The call of an operation with its examples: required parameters, the first named body, the reader's credentials. */
export function callOf({id, api}: OperationItem, operation: Operation, options: SampleOptions): Call {
  const required = (api.parameters ?? []).filter(({required, in: place}) => required || place === 'path');
  const at = (place: Parameter['in']) => required.filter((parameter) => parameter.in === place);
  const credentials = operation.isWebhook
    ? {headers: [], query: [], cookies: []}
    : credentialsOf(api, options.key);
  const query = [
    ...at('query').flatMap((parameter) => queryPieces(parameter, options)),
    ...credentials.query.map(({name, value}): Piece[] => [{text: `${name}=`}, ...value]),
  ];
  const cookies = [
    ...credentials.cookies,
    ...at('cookie').map((parameter) => ({name: parameter.name, value: [pieceOf(parameter, options)]})),
  ];
  return {
    method: operation.method.toUpperCase(),
    url: [
      ...(operation.isWebhook
        ? [{variable: options.webhookUrl}]
        : [originOf(api, options), ...pathPieces(operation.path, at('path'), options)]),
      ...query.flatMap((pieces, index) => [{text: index === 0 ? '?' : '&'}, ...pieces]),
    ],
    headers: [
      ...credentials.headers,
      ...at('header').map((parameter) => ({name: parameter.name, value: [pieceOf(parameter, options)]})),
      ...(cookies.length > 0
        ? [
            {
              name: 'Cookie',
              value: cookies.flatMap(({name, value}, index) => [
                {text: `${index === 0 ? '' : '; '}${name}=`},
                ...value,
              ]),
            },
          ]
        : []),
    ],
    ...bodyOf(api.requestBody),
    answer: operation.isWebhook ? {kind: 'none'} : answerOf(id, api),
  };
}

function originOf(api: OperationItem['api'], {url}: SampleOptions): Piece {
  return url ? {variable: url} : {text: filledIn(api.servers?.[0]).replace(/\/$/, '')};
}

/** A server's address with the defaults of its variables; a variable without one stays in its braces. */
function filledIn(server: Server | undefined): string {
  if (!server) return '';
  const {url, variables = {}} = server;
  return url.replaceAll(/\{([^}]+)\}/g, (all, name) => String(variables[name]?.default ?? all));
}

function pathPieces(path: string, parameters: Parameter[], options: SampleOptions): Piece[] {
  return path
    .split(/(\{[^}]+\})/)
    .filter((part) => part !== '')
    .map((part) => {
      if (!part.startsWith('{')) return {text: part};
      const name = part.slice(1, -1);
      const parameter = parameters.find((one) => one.name === name);
      return encoded(parameter ? pieceOf(parameter, options) : {text: name});
    });
}

function queryPieces(parameter: Parameter, options: SampleOptions): Piece[][] {
  const name = encodeURIComponent(parameter.name);
  if (options.parameters[parameter.name]) return [[{text: `${name}=`}, pieceOf(parameter, options)]];
  return [exampleOf(parameter)].flat().map((value) => [{text: `${name}=`}, encoded({text: String(value)})]);
}

function pieceOf(parameter: Parameter, {parameters}: SampleOptions): Piece {
  const variable = parameters[parameter.name];
  return variable ? {variable} : {text: [exampleOf(parameter)].flat().map(String).join(',')};
}

function encoded(piece: Piece): Piece {
  return 'text' in piece ? {text: encodeURIComponent(piece.text)} : piece;
}
