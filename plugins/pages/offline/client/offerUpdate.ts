/** In pages that a worker answers for: offers a reload when a newer build has been kept. */
import {Workbox} from 'workbox-window';
import {files} from '../shared/names';
import {showNotice} from './showNotice';

// The build fills it in.
declare const baseUrl: string;

const worker = new Workbox(baseUrl + files.worker, {scope: baseUrl});
worker.addEventListener('waiting', () =>
  showNotice({
    style: baseUrl + files.style,
    onReload() {
      worker.addEventListener('controlling', () => location.reload());
      worker.messageSkipWaiting();
    },
  }),
);
void worker.register().catch(() => undefined);
