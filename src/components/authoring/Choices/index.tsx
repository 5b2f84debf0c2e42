import Tabs from '@theme/Tabs';
import {Children, cloneElement, isValidElement, type ReactNode} from 'react';
import type {Props as ChoiceProps} from '../Choice';
import {labelsOf, type Subject} from './choices';
import styles from './styles.module.css';

export interface Props {
  /** Readers choose once about each subject: all pages follow, and `?language=python` in an address chooses too. */
  about: Subject;
  /** `Choice` elements. */
  children: ReactNode;
}

/** Tabs whose choice is kept from page to page; without scripts and on paper, one after the other. */
export default function Choices({about, children}: Props): ReactNode {
  const offered = Children.toArray(children).filter((child) => isValidElement<ChoiceProps>(child));
  const labels = labelsOf(
    about,
    offered.map(({props}) => props.value),
  );
  return (
    <Tabs groupId={about} queryString className={styles.choices}>
      {offered.map((choice, index) => cloneElement(choice, {label: choice.props.label ?? labels[index]}))}
    </Tabs>
  );
}
