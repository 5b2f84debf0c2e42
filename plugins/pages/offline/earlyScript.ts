import {files} from './shared/names';

/** In the head of every page: where a worker answers for the page, it loads what tells of a newer one. */
export function earlyScript(baseUrl: string): string {
  return `if (navigator.serviceWorker && navigator.serviceWorker.controller) {
  var script = document.createElement('script');
  script.src = ${JSON.stringify(baseUrl + files.client)};
  document.head.append(script);
}`;
}
