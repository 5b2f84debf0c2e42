import type {KeyPlace} from '../operation/Operation';
import type {OutgoingRequest} from './RequestDraft';

/** A secret that a command must not spell out, and the shell variable that stands for it. */
export interface HiddenSecret {
  header: string;
  /** What stands before the secret in the header. */
  prefix: string;
  /** Without the dollar sign. */
  variable: string;
}

/**
 * The curl command that sends the same request.
 *
 * The secret is always a variable of the shell: a command ends up in histories, tickets and chats. With `showsStatus`
 * the status is printed too, without which an answer that has no body would leave a terminal empty.
 */
export function curlCommand(
  request: OutgoingRequest,
  secret?: HiddenSecret,
  {showsStatus = false}: {showsStatus?: boolean} = {},
): string {
  const {method, url, headers, body} = request;
  const isImplied = method === (body === undefined ? 'GET' : 'POST');
  return [
    `curl ${showsStatus ? '--include ' : ''}${isImplied ? '' : `--request ${method} `}${quoted(url)}`,
    ...Object.entries(headers).map(([name, value]) =>
      secret?.header === name
        ? `--header "${name}: ${secret.prefix}$${secret.variable}"`
        : `--header ${quoted(`${name}: ${value}`)}`,
    ),
    // Unlike --data it takes a body that starts with @ as it is.
    ...(body === undefined ? [] : [`--data-raw ${quoted(body)}`]),
  ].join(' \\\n  ');
}

/** The API key of an operation as a secret; undefined where none travels in a header. */
export function hiddenKey(key: KeyPlace | undefined, variable: string): HiddenSecret | undefined {
  return key?.in === 'header' ? {header: key.name, prefix: key.prefix, variable} : undefined;
}

/** Text as one word of a POSIX shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
