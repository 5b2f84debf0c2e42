/** Opens what is folded while the page is printed, for browsers in which style alone cannot. */
export function openForPrint(signal: AbortSignal): void {
  let opened: HTMLDetailsElement[] = [];
  window.addEventListener(
    'beforeprint',
    () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
      for (const part of opened) part.open = true;
    },
    {signal},
  );
  window.addEventListener(
    'afterprint',
    () => {
      for (const part of opened) part.open = false;
      opened = [];
    },
    {signal},
  );
}
