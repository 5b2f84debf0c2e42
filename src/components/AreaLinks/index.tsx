import {useThemeConfig} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import NavbarItem from '@theme/NavbarItem';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/** Id of the links, which come right after the navbar. */
export const areasId = 'areas';

/** The navbar's links to the areas, for a narrow window whose menu cannot be opened because no scripts run. */
export function AreaLinks(): ReactNode {
  const items = useThemeConfig().navbar.items as (ComponentProps<typeof NavbarItem> & {label?: string})[];
  const label = translate({id: 'areaLinks.label', message: 'Areas'});
  return (
    <nav id={areasId} className={styles.areas} aria-label={label}>
      {items
        .filter(({type}) => type === 'doc')
        .map((item) => (
          <NavbarItem key={item.label} {...item} className={styles.area} />
        ))}
    </nav>
  );
}
