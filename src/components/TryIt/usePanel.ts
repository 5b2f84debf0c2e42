import {type ComponentType, useEffect, useRef, useState} from 'react';
import type {Operation} from './operation/Operation';
import type {PanelProps} from './panel/PanelProps';

/** What opening the panel takes. */
export interface LoadedPanel {
  Panel: ComponentType<PanelProps>;
  operation: Operation;
}

interface PanelState {
  state: 'closed' | 'loading' | 'open' | 'failed';
  /** Kept when the panel is closed, with all that was typed. */
  loaded?: LoadedPanel;
  toggle: () => void;
}

/** The panel of an operation, which is loaded when it is opened for the first time. */
export function usePanel(fragmentUrl: string): PanelState {
  const [state, setState] = useState<PanelState['state']>('closed');
  const [loaded, setLoaded] = useState<LoadedPanel>();
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  async function open(): Promise<void> {
    setState('loading');
    try {
      const panel = loaded ?? (await loadPanel(fragmentUrl));
      if (!isMounted.current) return;
      setLoaded(panel);
      setState('open');
    } catch (error) {
      console.warn('Try it could not be loaded:', error);
      if (isMounted.current) setState('failed');
    }
  }
  return {
    state,
    loaded,
    toggle() {
      if (state === 'open') setState('closed');
      else if (state !== 'loading') void open();
    },
  };
}

async function loadPanel(fragmentUrl: string): Promise<LoadedPanel> {
  const [{TryItPanel, readOperation}, response] = await Promise.all([import('./panel'), fetch(fragmentUrl)]);
  if (!response.ok) throw new Error(`${fragmentUrl} could not be loaded: status ${response.status}`);
  return {Panel: TryItPanel, operation: readOperation(await response.json())};
}
