import type {OutgoingRequest} from '@site/plugins/api-reference/samples/shared/buildRequest';
import {useEffect, useRef, useState} from 'react';
import {retryAfter} from '../answer/Answer';
import {type Outcome, type SendOptions, send} from '../targets/send';
import type {Target} from '../targets/Target';

/** What came of a request. */
interface Done {
  outcome: Outcome;
  target: Target;
  /** When a `429` lets the next request through, in milliseconds since 1970. */
  waitUntil?: number;
}

/** One request after the other: the latest answer wins, and none arrives after its page is left. */
export function useExchange() {
  const [state, setState] = useState<'idle' | 'sending' | Done>('idle');
  const done = typeof state === 'object' ? state : undefined;
  const seconds = useCountdown(done?.waitUntil);
  const controller = useRef<AbortController>(undefined);
  const refusals = useRef(0);
  useEffect(() => () => controller.current?.abort(), []);

  async function start(request: OutgoingRequest, options: Omit<SendOptions, 'controller'>): Promise<void> {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    setState('sending');
    const outcome = await send(request, {...options, controller: own});
    if (own !== controller.current) return;
    const answer = 'answer' in outcome ? outcome.answer : undefined;
    refusals.current = answer?.status === 429 ? refusals.current + 1 : 0;
    const header = answer?.headers.find(([name]) => name === 'retry-after')?.[1];
    const wait = refusals.current > 0 ? retryAfter(header, refusals.current, Date.now()) : undefined;
    setState({outcome, target: options.target, waitUntil: wait && Date.now() + wait * 1000});
  }
  return {
    isSending: state === 'sending',
    done,
    /** Until the next request may be sent. */
    seconds,
    start,
    cancel: () => controller.current?.abort(),
    clear() {
      controller.current?.abort();
      controller.current = undefined;
      setState('idle');
    },
  };
}

/** Whole seconds until a time in milliseconds since 1970; 0 when it has come, or when there is none. */
function useCountdown(until: number | undefined): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    if (until === undefined) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);
  return until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
}
