/** A message from one participant to another. */
export interface Message {
  from: string;
  to: string;
  label: string;
  /** Smaller text below the label. */
  note?: string;
  /** `radio` crosses the air, `retry` was sent before, `lost` does not arrive; by default a `request`. */
  kind?: 'request' | 'response' | 'radio' | 'retry' | 'lost';
  /** On the one path that the diagram is about. */
  accent?: boolean;
}

/** What a participant does by itself (`self`), or that it waits (`pause`). */
export interface Action {
  at: string;
  label: string;
  note?: string;
  kind?: 'self' | 'pause';
  accent?: boolean;
}

/** Begins a group of steps. */
export interface Phase {
  phase: string;
}

/** One row of a sequence diagram. */
export type Step = Message | Action | Phase;

/** Who sends what to whom, in order. */
export interface Sequence {
  /** Names, from left to right; at most 4 stay legible on a phone. */
  participants: readonly string[];
  steps: readonly Step[];
}
