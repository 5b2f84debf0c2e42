import {operationFragment} from '../machine/operationFragment';
import type {BrokenReference} from './checkReferences';
import {asDictionary, type Operation} from './operations';
import type {Route} from './readYaml';

/**
 * Operations that cannot be told of, since they need what a broken reference should lead to, themselves or through
 * components; each with the first such reference.
 *
 * @param document the whole document, in one file
 */
export function unfitOperations(
  document: unknown,
  operations: Operation[],
  broken: BrokenReference[],
): Map<Operation, BrokenReference> {
  if (broken.length === 0) return new Map();
  return new Map(
    operations.flatMap((operation) => {
      const {components} = operationFragment(document, operation);
      const reason = broken.find(({route}) => isOf(operation, route) || isAmong(components, route));
      return reason ? [[operation, reason] as const] : [];
    }),
  );
}

/** Whether a place is in an operation, or in what its path item says for all methods. */
function isOf({route: [section, path, method]}: Operation, route: Route): boolean {
  const [placeSection, placePath, part] = route;
  return placeSection === section && placePath === path && (part === method || part === 'parameters');
}

function isAmong(components: unknown, [section, kind, name]: Route): boolean {
  return section === 'components' && String(name) in asDictionary(asDictionary(components)[String(kind)]);
}
