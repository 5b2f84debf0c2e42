import type {Call, Piece} from './Call';
import {betweenDoubleQuotes, betweenSingleQuotes, readVariable} from './shared/literals';

/** The call as a command for bash. */
export function curlSample({method, url, headers, json, form, text, answer}: Call): string {
  const implied = json === undefined && form === undefined && text === undefined ? 'GET' : 'POST';
  const options = [
    ...(method === implied ? [] : [`--request ${method}`]),
    ...headers.map(({name, value}) => `--header "${betweenDoubleQuotes(`${name}: `)}${quoted(value)}"`),
    ...(json === undefined
      ? []
      : [
          '--header "Content-Type: application/json"',
          `--data '${betweenSingleQuotes(JSON.stringify(json, null, 2).replaceAll('\n', '\n  '))}'`,
        ]),
    ...Object.entries(form ?? {}).map(
      ([name, value]) => `--data-urlencode '${betweenSingleQuotes(`${name}=${value}`)}'`,
    ),
    ...(text === undefined ? [] : [`--data-raw '${betweenSingleQuotes(text)}'`]),
    ...(answer.nextPage ? ['--include'] : []),
    ...(answer.kind === 'file' ? [`--fail --output ${answer.file}`] : []),
  ];
  return [`curl "${quoted(url)}"`, ...options].join(' \\\n  ');
}

function quoted(pieces: Piece[]): string {
  return pieces
    .map((piece) =>
      'variable' in piece ? readVariable.bash(piece.variable) : betweenDoubleQuotes(piece.text),
    )
    .join('');
}
