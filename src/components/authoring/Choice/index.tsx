import {useTabs} from '@docusaurus/theme-common/internal';
import type {ReactNode} from 'react';
import styles from '../Choices/styles.module.css';

export interface Props {
  /** One of the values in `../Choices/choices.ts`. */
  value: string;
  /** Where the label in that file does not say enough. */
  label?: string;
  /** One of many: what is not chosen is folded where scripts are off, and left out on paper. */
  isOneOfMany?: boolean;
  children: ReactNode;
}

/** One side of a `Choices`: what `@theme/TabItem` makes, with its label inside. */
export default function Choice({value, label, isOneOfMany, children}: Props): ReactNode {
  const isChosen = useTabs().selectedValue === value;
  const Label = isOneOfMany ? 'summary' : 'div';
  const labeled = (
    <>
      <Label className={styles.label}>{label}</Label>
      {children}
    </>
  );
  return (
    <div role="tabpanel" aria-label={label} className={styles.choice} hidden={!isChosen}>
      {isOneOfMany ? <details open={isChosen}>{labeled}</details> : labeled}
    </div>
  );
}
