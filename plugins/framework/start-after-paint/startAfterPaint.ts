/** Marks the link to the script that takes over the page. */
const mark = 'data-start';

/** The name of the list of what a page needs besides; it is not fetched ahead, so that nothing comes between its text and its reader. */
const list = 'page-scripts';

/**
 * Starts a page's scripts once its reader sees it.
 *
 * Each is added in a task of its own, since adding takes a phone 10 ms. Where nothing is painted (a tab in the
 * background) they start when the page is parsed. As with `defer`, they run in their order, and `DOMContentLoaded`
 * comes after them: the framework's notice of a wrong base URL relies on it. On a script that is added `defer` itself
 * has no effect; plugins/framework/deploy-recovery knows by it those without which a page does not start. What has come or
 * failed is removed, as the bundler does: it would take the element of one that failed for one on its way.
 */
export const starter = `(function () {
  var isParsed = false, isSeen = document.hidden, isStarted = false, left = 0;
  function add(address, link) {
    left += 1;
    setTimeout(function () {
      var script = document.createElement('script');
      script.async = false;
      if (link) {
        script.defer = true;
        script.integrity = link.integrity;
      }
      script.onload = script.onerror = function () {
        script.remove();
        left -= 1;
        if (left === 0) document.dispatchEvent(new Event('DOMContentLoaded', {bubbles: true}));
      };
      script.src = address;
      document.head.append(script);
    });
  }
  function start() {
    if (isStarted || !isParsed || !isSeen) return;
    isStarted = true;
    var list = document.querySelector('meta[name=${list}]');
    if (list) list.content.split(' ').forEach(function (address) { add(address); });
    var link = document.querySelector('link[${mark}]');
    add(link.href, link);
  }
  function see() {
    isSeen = true;
    start();
  }
  document.addEventListener('DOMContentLoaded', function (event) {
    if (isParsed) return;
    isParsed = true;
    event.stopImmediatePropagation();
    start();
    setTimeout(see, 1000);
  });
  try {
    new PerformanceObserver(function (list) {
      if (list.getEntriesByName('first-contentful-paint').length > 0) see();
    }).observe({type: 'paint', buffered: true});
  } catch (error) {
    see();
  }
})();`
  .replace(/\s+/g, ' ')
  .trim();

/** The link that fetches a page's last deferred script, after style and fonts, and stands in the script's place. */
export function startLink(src: string, integrity: string | undefined): string {
  const digest = integrity ? ` integrity="${integrity}"` : '';
  return `<link rel=preload as=script fetchpriority=low${digest} href="${src}" ${mark}>`;
}

/**
 * Adds to a page with such a link what starts the script after the first paint. The scripts before it are small and only
 * prepare for it.
 *
 * @param pageScripts addresses of the scripts that it would fetch once it runs
 */
export function startAfterPaint(html: string, pageScripts: readonly string[]): string {
  const named = pageScripts.length > 0 ? `<meta name=${list} content="${pageScripts.join(' ')}">` : '';
  // Behind the character set, which has to stand within the first kilobyte.
  return html.replace(/<meta charset=[^>]*>/i, (charset) => `${charset}<script>${starter}</script>${named}`);
}
