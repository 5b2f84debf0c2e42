interface Words {
  label: string;
  /** Smaller text below the label. */
  note?: string;
  /** On the one path that the diagram is about. */
  accent?: boolean;
}

export interface Message extends Words {
  from: string;
  to: string;
  /** `radio` crosses the air, `retry` was sent before, `lost` does not arrive; by default a `request`. */
  kind?: keyof typeof verbs;
}

/** What a participant does by itself, or that it waits (`pause`). */
export interface Action extends Words {
  at: string;
  kind?: 'pause';
}

export interface Phase {
  phase: string;
}

export type Step = Message | Action | Phase;

export interface Sequence {
  /** Names, from left to right; at most 4 stay legible on a phone. */
  participants: readonly string[];
  steps: readonly Step[];
}

const verbs = {
  request: 'sends to',
  response: 'answers',
  radio: 'broadcasts to',
  retry: 'sends again to',
  lost: 'does not reach',
};

export function describeSequence({steps}: Sequence): string {
  let number = 0;
  return steps
    .map((step) => {
      if ('phase' in step) return `${step.phase}:`;
      number += 1;
      const who = 'at' in step ? step.at : `${step.from} ${verbs[step.kind ?? 'request']} ${step.to}`;
      return `${number}. ${who}: ${step.label}.${step.note ? ` ${step.note}.` : ''}`;
    })
    .join(' ');
}
