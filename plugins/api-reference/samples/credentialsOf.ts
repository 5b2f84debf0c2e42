import type {OperationItem} from '../page/OperationItem';
import type {Piece} from './Call';

interface Credential {
  name: string;
  value: Piece[];
}

/** Where a call carries its credentials; of several ways that an operation allows, the first. */
export function credentialsOf(
  {security, securitySchemes}: OperationItem['api'],
  variable: string,
): {headers: Credential[]; query: Credential[]; cookies: Credential[]} {
  const found = {headers: [] as Credential[], query: [] as Credential[], cookies: [] as Credential[]};
  for (const name of Object.keys(security?.[0] ?? {})) {
    const scheme = securitySchemes?.[name];
    if (scheme?.type === 'apiKey') {
      const credential = {name: scheme.name, value: [{variable}]};
      found[({header: 'headers', query: 'query', cookie: 'cookies'} as const)[scheme.in]].push(credential);
    } else if (scheme && scheme.type !== 'mutualTLS') {
      const word = scheme.type === 'http' && scheme.scheme.toLowerCase() === 'basic' ? 'Basic' : 'Bearer';
      found.headers.push({name: 'Authorization', value: [{text: `${word} `}, {variable}]});
    }
  }
  return found;
}
