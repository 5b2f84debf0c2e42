import {useLocation} from '@docusaurus/router';
import {useEffect} from 'react';
import {copyLinkOnClick} from './copyLinkOnClick';
import {openForPrint} from './openForPrint';
import {openPartWithAnchor} from './openPartWithAnchor';

/** What scripts add to the anchors of a page: folded parts open when linked to, and links to anchors are copied. */
export function AnchorLinks(): null {
  const {hash} = useLocation();
  useEffect(() => openPartWithAnchor(hash), [hash]);
  useEffect(() => {
    const forget = new AbortController();
    copyLinkOnClick(forget.signal);
    openForPrint(forget.signal);
    return () => forget.abort();
  }, []);
  return null;
}
