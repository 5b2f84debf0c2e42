import type {Operation} from '../../../sandbox/document/listOperations';
import type {Statement} from '../statement/Statement';
import type {ApiFacts} from './ApiFacts';

const route = /^\/docs\/api-specification\/([\w-]+)$/;

/** Operations that a statement links to, each once. */
export function linkedOperations({links}: Pick<Statement, 'links'>, {operations}: ApiFacts): Operation[] {
  const ids = links.map(({url}) => route.exec(url)?.[1]).filter((id) => id !== undefined);
  return [...new Set(ids)].map((id) => operations.get(id)).filter((operation) => operation !== undefined);
}
