import type {Message, Sequence} from './sequence';

const verbs = {
  request: 'sends to',
  response: 'answers',
  radio: 'broadcasts to',
  retry: 'sends again to',
  lost: 'does not reach',
} satisfies Record<NonNullable<Message['kind']>, string>;

/** A sequence in words, numbered as in the drawing. */
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
