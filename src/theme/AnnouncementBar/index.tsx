/*
 * Override: wrap of @theme/AnnouncementBar, theme-classic 3.10.2
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus-theme-classic/src/theme/AnnouncementBar/index.tsx
 * Why: the original's early script hides the bar by an attribute that nothing takes away again, so a new
 * announcement stays hidden on the first page that a reader opens after closing the one before.
 */
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import {type ReactNode, useEffect} from 'react';

/** The announcement bar, shown until this very announcement is closed. */
export default function AnnouncementBarOfItsOwn(): ReactNode {
  const {isActive} = useAnnouncementBar();
  useEffect(() => {
    if (isActive) document.documentElement.removeAttribute('data-announcement-bar-initially-dismissed');
  }, [isActive]);
  return <AnnouncementBar />;
}
