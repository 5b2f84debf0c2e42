import {badRequest} from '../http/ApiError';

/** Writes a position in a list as text for the header `Continuation-Token`. */
export function writeToken(kind: 'devices' | 'packets', position: object): string {
  const text = JSON.stringify({kind, ...position});
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Reads what `writeToken` wrote for the same kind of list; throws 400 for any other text, one made up included. */
export function readToken<Position>(
  kind: 'devices' | 'packets',
  token: string,
  isPosition: (value: Partial<Position>) => boolean,
): Position {
  try {
    const position = JSON.parse(atob(token.replaceAll('-', '+').replaceAll('_', '/')));
    if (position.kind === kind && isPosition(position)) return position;
  } catch {
    // Falls through to the answer for a token of another list.
  }
  throw badRequest('Continuation-Token is not a token from an answer of this operation.');
}
