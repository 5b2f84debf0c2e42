import {createRoot} from 'react-dom/client';
import {Notice} from './Notice';

type Show = (text: string) => void;

let mounted: Promise<Show> | undefined;

/** Shows a notice in the one place that there is for it; a notice that is still there is replaced. */
export function showNotice(text: string): void {
  mounted ??= mount();
  void mounted.then((show) => show(text));
}

/** Resolves once the live region is in the page: screen readers miss a text that arrives together with it. */
function mount(): Promise<Show> {
  const place = document.body.appendChild(document.createElement('div'));
  return new Promise((resolve) => {
    createRoot(place).render(<Notice onReady={resolve} />);
  });
}
