import clsx from 'clsx';
import type {ReactNode} from 'react';
import {ContrastToggle} from './ContrastToggle';
import {ModeToggle} from './ModeToggle';
import styles from './styles.module.css';

/** The navbar's buttons for colors: contrast, and light or dark. */
export function ColorToggles({className}: {className?: string}): ReactNode {
  return (
    <span className={clsx(styles.toggles, className)}>
      <ContrastToggle />
      <ModeToggle />
    </span>
  );
}
