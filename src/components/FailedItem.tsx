import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

interface Props {
  type?: string;
  label?: ReactNode;
  to?: string;
  href?: string;
  mobile?: boolean;
}

/** In place of a navbar item that failed: the link that it holds, or else its name. */
export function FailedItem({type, label, to, href, mobile}: Props): ReactNode {
  const name = typeof label === 'string' ? label : (type ?? 'item');
  const address = to ?? href;
  const content = address ? (
    <Link className={mobile ? 'menu__link' : 'navbar__item navbar__link'} to={address}>
      {name}
    </Link>
  ) : (
    <span className={mobile ? 'menu__link' : 'navbar__item'}>
      {translate({id: 'navbarItem.failed', message: '{name}: error'}, {name})}
    </span>
  );
  return mobile ? <li className="menu__list-item">{content}</li> : content;
}
