import {type ReactNode, type RefObject, useEffect, useState} from 'react';
import {createPortal} from 'react-dom';

interface Props {
  dialog: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Puts something into the footer of DocSearch's modal, where the provider is named when it answers. */
export function InFooter({dialog, children}: Props): ReactNode {
  const [footer, setFooter] = useState<Element | null>();
  useEffect(() => setFooter(dialog.current?.querySelector('.DocSearch-Footer')), [dialog]);
  return footer && createPortal(children, footer);
}
