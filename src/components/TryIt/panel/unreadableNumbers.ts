import type {Operation} from '../operation/Operation';
import type {Problem} from '../request/Problem';

/** Number fields with a text that is no number, which a browser passes on as if they were empty. */
export function unreadableNumbers({parameters}: Operation, idOf: (field: string) => string): Problem[] {
  return parameters
    .filter(({id}) => {
      const control = document.getElementById(idOf(id));
      return control instanceof HTMLInputElement && control.validity.badInput;
    })
    .map(({id, name}) => ({field: id, message: `${name} must be a number.`}));
}
