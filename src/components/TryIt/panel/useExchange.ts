import type {OutgoingRequest} from '@site/plugins/api-reference/samples/shared/buildRequest';
import {useEffect, useRef, useState} from 'react';
import {type Outcome, retryAfter, type SendOptions, send} from '../targets/send';
import type {Target} from '../targets/Target';

/** What came of a request, and where it went. */
export type Done = Outcome & {
  target: Target;
  /** When a `429` lets the next request through, in milliseconds since 1970. */
  waitUntil?: number;
};

export type Exchange = ReturnType<typeof useExchange>;

/** One request after the other: the latest answer wins, and none arrives after its page is left. */
export function useExchange() {
  const [state, setState] = useState<{isSending?: boolean; done?: Done; notice?: string}>({});
  const seconds = useCountdown(state.done?.waitUntil);
  const controller = useRef<AbortController>(undefined);
  const refusals = useRef(0);
  useEffect(() => () => controller.current?.abort(), []);

  async function start(request: OutgoingRequest, options: Omit<SendOptions, 'controller'>): Promise<void> {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    setState({isSending: true});
    const outcome = await send(request, {...options, controller: own});
    if (own !== controller.current) return;
    const {answer} = outcome;
    refusals.current = answer?.status === 429 ? refusals.current + 1 : 0;
    const header = answer?.headers.find(([name]) => name === 'retry-after')?.[1];
    const wait = refusals.current > 0 ? retryAfter(header, refusals.current, Date.now()) : undefined;
    setState({done: {...outcome, target: options.target, waitUntil: wait && Date.now() + wait * 1000}});
  }
  return {
    ...state,
    /** Until the next request may be sent. */
    seconds,
    start,
    cancel: () => controller.current?.abort(),
    /** Forgets the answer; the notice says why. */
    clear(notice?: string) {
      controller.current?.abort();
      controller.current = undefined;
      setState({notice});
    },
  };
}

/** Whole seconds until a time in milliseconds since 1970; 0 when it has come. */
function useCountdown(until = 0): number {
  const [now, setNow] = useState(Date.now);
  const isOver = now >= until;
  useEffect(() => {
    setNow(Date.now());
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isOver]);
  return isOver ? 0 : Math.ceil((until - now) / 1000);
}
