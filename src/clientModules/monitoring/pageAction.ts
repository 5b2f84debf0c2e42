/** Something that a reader did; no attribute may hold what they wrote. */
export interface PageAction {
  name: string;
  attributes: Record<string, string>;
}

/** The event of `window` that carries a {@link PageAction} as its detail; who takes it cancels it. */
export const pageActionEvent = 'page-action';

/**
 * Tells monitoring of an action.
 *
 * @returns whether there is monitoring that takes it
 */
export function announceAction(action: PageAction): boolean {
  return !window.dispatchEvent(new CustomEvent(pageActionEvent, {detail: action, cancelable: true}));
}
