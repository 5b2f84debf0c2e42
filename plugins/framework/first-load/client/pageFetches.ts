import docusaurus from '@docusaurus/core/lib/client/docusaurus';

const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run));

/** With the place on a page in its address, the framework does not find the page. */
const pageOf = (link: string) => link.replace(/[?#].*/, '');

/**
 * Stands in for the framework's `client/docusaurus.js`, which its links call: each link that comes into view waits for
 * a moment in which nothing else is to be done, since to fetch ahead for one takes a phone 16 ms.
 */
export default Object.freeze({
  prefetch: (link: string) => void whenIdle(() => docusaurus.prefetch(pageOf(link))),
  preload: (link: string) => docusaurus.preload(pageOf(link)),
});
