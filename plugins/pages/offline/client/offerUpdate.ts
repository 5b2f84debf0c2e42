/** In pages that a worker answers for: offers a reload when a newer build has been kept. */
import {Workbox} from 'workbox-window';
import {files} from '../shared/names';

// The build fills it in.
declare const baseUrl: string;

const worker = new Workbox(baseUrl + files.worker, {scope: baseUrl});
worker.addEventListener('waiting', showNotice);
void worker.register().catch(() => undefined);

function reload(): void {
  worker.addEventListener('controlling', () => location.reload());
  worker.messageSkipWaiting();
  // The worker before gives way once it has answered all that the page asks for.
  window.stop();
}

function button(text: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'offline-notice__button';
  element.textContent = text;
  element.addEventListener('click', onClick);
  return element;
}

/** Says that newer pages have come, without taking the focus; whoever is in the middle of something goes on. */
function showNotice(): void {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  // A policy forbids style of its own.
  sheet.href = baseUrl + files.style;
  const notice = document.createElement('div');
  notice.className = 'offline-notice';
  notice.setAttribute('role', 'status');
  sheet.addEventListener('load', () => {
    // Text that comes into a status that is there already is read out.
    const text = document.createElement('p');
    text.textContent = 'A newer version of the documentation is here.';
    notice.append(
      text,
      button('Reload', reload),
      button('Later', () => notice.remove()),
    );
  });
  document.body.append(notice);
  document.head.append(sheet);
}
