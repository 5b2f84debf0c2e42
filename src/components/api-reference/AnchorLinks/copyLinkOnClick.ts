import {announceCopied} from '@site/src/components/CopiedNotice/announceCopied';
import {writeToClipboard} from '@site/src/components/CopiedNotice/writeToClipboard';

/** Copies the address of a heading or a property whose link is clicked, until the signal is given. */
export function copyLinkOnClick(signal: AbortSignal): void {
  document.addEventListener(
    'click',
    (event) => {
      const {target, ctrlKey, metaKey, shiftKey} = event;
      if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey) return;
      const link = target.closest<HTMLAnchorElement>('.markdown :is(a.property-name, a.hash-link)');
      if (link) void writeToClipboard(link.href).then(announceCopied);
    },
    {signal},
  );
}
