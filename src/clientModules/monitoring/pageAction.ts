/** Something that a reader did; no attribute may hold what they wrote. */
export interface PageAction {
  name: string;
  attributes: Record<string, string>;
}

/** The event of `window` that carries a {@link PageAction} as its detail. */
export const pageActionEvent = 'page-action';

/** Tells monitoring of an action; without monitoring nobody listens. */
export function announceAction(action: PageAction): void {
  window.dispatchEvent(new CustomEvent(pageActionEvent, {detail: action}));
}
