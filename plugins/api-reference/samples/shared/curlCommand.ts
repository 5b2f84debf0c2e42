import {type OutgoingBody, type OutgoingRequest, piecesOf} from './buildRequest';
import {languages} from './languages';

/** A request as a command for bash; `more` are further options of curl. */
export function curlCommand(request: OutgoingRequest, variables: string[] = [], more: string[] = []): string {
  const {method, url, headers, basic, body} = request;
  const {read, quote} = languages.bash;
  const quoted = (text: string) => `"${piecesOf(text, variables, read, quote).join('')}"`;
  const implied = body ? 'POST' : 'GET';
  const options = [
    ...(method === 'HEAD' ? ['--head'] : method === implied ? [] : [`--request ${method}`]),
    ...(basic ? [`--user ${quoted(`${basic.user}:${basic.password}`)}`] : []),
    ...Object.entries(headers).map((pair) => `--header ${quoted(pair.join(': '))}`),
    ...(body ? bodyOptions(body) : []),
    ...more,
  ];
  return [`curl ${quoted(url)}`, ...options].join(' \\\n  ');
}

function bodyOptions(body: OutgoingBody): string[] {
  const {kind, mediaType} = body;
  const type = `--header "Content-Type: ${mediaType}"`;
  if (kind === 'file') return [type, `--data-binary ${word(`@${body.fileName}`)}`];
  if (kind === 'form')
    return body.fields.map(([name, text]) => `--data-urlencode ${word(`${name}=${text}`)}`);
  if (kind === 'multipart') {
    return body.parts.map(({name, text = '', type: ofPart, fileName}) => {
      if (fileName) return `--form ${word(`${name}=@${fileName}`)}`;
      if (!ofPart) return `--form-string ${word(`${name}=${text}`)}`;
      return `--form ${word(`${name}="${text.replace(/[\\"]/g, '\\$&')}";type=${ofPart}`)}`;
    });
  }
  // Unlike --data the other takes a text that starts with @ as it is.
  const option = kind === 'json' && !body.text.startsWith('@') ? '--data' : '--data-raw';
  return [type, `${option} ${word(kind === 'json' ? body.text.replaceAll('\n', '\n  ') : body.text)}`];
}

/** Text as one word of the shell. */
function word(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
