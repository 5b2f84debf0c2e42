import {useCallback, useEffect, useRef, useState} from 'react';
import {retryAfter} from '../answer/retryAfter';
import type {OutgoingRequest} from '../request/RequestDraft';
import {type Outcome, send, type SendOptions} from '../targets/send';
import type {Target} from '../targets/Target';

/** Where a request stands. */
export type ExchangeState =
  | {kind: 'idle'}
  | {kind: 'sending'}
  /** `waitUntil`: when a `429` lets the next request through, in milliseconds since 1970. */
  | {kind: 'done'; outcome: Outcome; target: Target; turn: number; waitUntil?: number};

/** Whether a request has to wait: for an answer, or for the pause after a `429`. */
export function isBlocked(state: ExchangeState): boolean {
  return state.kind === 'sending' || (state.kind === 'done' && (state.waitUntil ?? 0) > Date.now());
}

interface Exchange {
  state: ExchangeState;
  start: (request: OutgoingRequest, options: Omit<SendOptions, 'signal'>) => void;
  cancel: () => void;
  clear: () => void;
}

/** One request after the other: the latest answer wins, and none arrives after its page is left. */
export function useExchange(): Exchange {
  const [state, setState] = useState<ExchangeState>({kind: 'idle'});
  const controller = useRef<AbortController>(undefined);
  const turn = useRef(0);
  const refusals = useRef(0);
  useEffect(() => () => controller.current?.abort(), []);

  const start: Exchange['start'] = useCallback(async (request, options) => {
    controller.current?.abort();
    controller.current = new AbortController();
    turn.current += 1;
    const own = turn.current;
    setState({kind: 'sending'});
    const outcome = await send(request, {...options, signal: controller.current.signal});
    if (own !== turn.current) return;
    const answer = 'answer' in outcome ? outcome.answer : undefined;
    refusals.current = answer?.status === 429 ? refusals.current + 1 : 0;
    const header = answer?.headers.find(([name]) => name === 'retry-after')?.[1];
    const wait = refusals.current > 0 ? retryAfter(header, refusals.current, Date.now()) : undefined;
    setState({
      kind: 'done',
      outcome,
      target: options.target,
      turn: own,
      waitUntil: wait && Date.now() + wait * 1000,
    });
  }, []);
  const cancel = useCallback(() => controller.current?.abort(), []);
  const clear = useCallback(() => {
    controller.current?.abort();
    turn.current += 1;
    setState({kind: 'idle'});
  }, []);
  return {state, start, cancel, clear};
}
