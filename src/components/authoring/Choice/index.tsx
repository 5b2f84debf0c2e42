import {useTabs} from '@docusaurus/theme-common/internal';
import type {ReactNode} from 'react';
import styles from '../Choices/styles.module.css';

export interface Props {
  /** One of the values in `../Choices/choices.ts`. */
  value: string;
  /** Where the label in that file does not say enough. */
  label?: string;
  /** What there is to read for those who choose this value. */
  children: ReactNode;
}

/** One side of a `Choices`: what `@theme/TabItem` makes, with its label inside. */
export default function Choice({value, label, children}: Props): ReactNode {
  return (
    <div
      role="tabpanel"
      aria-label={label}
      className={styles.choice}
      hidden={useTabs().selectedValue !== value}
    >
      <div className={styles.label}>{label}</div>
      {children}
    </div>
  );
}
