import type {Range} from '../request/parseJson';

/** Takes the reader to a control, out of a folded group if need be, and marks the part that is meant. */
export function focusField(id: string, range?: Range): void {
  const control = document.getElementById(id);
  const group = control?.closest('details');
  if (group) group.open = true;
  control?.focus();
  if (range && control instanceof HTMLTextAreaElement) control.setSelectionRange(...range);
}
