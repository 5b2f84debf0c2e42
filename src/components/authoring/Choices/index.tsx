import Tabs from '@theme/Tabs';
import {Children, cloneElement, isValidElement, type PropsWithChildren, type ReactNode} from 'react';
import type {Props as ChoiceProps} from '../Choice';
import {inOrder, type Subject} from './choices';
import styles from './styles.module.css';

/**
 * `Choice` elements as tabs in one order on all pages; without scripts and on paper, one after the other. Readers choose
 * once about each subject: all pages follow, and `?language=python` in an address chooses too.
 */
export default function Choices({about, children}: PropsWithChildren<{about: Subject}>): ReactNode {
  const offered = Children.toArray(children).filter((child) => isValidElement<ChoiceProps>(child));
  const values = offered.map(({props}) => props.value);
  return (
    <Tabs groupId={about} queryString className={styles.choices}>
      {inOrder(about, values).flatMap(({value, label}) =>
        offered
          .filter(({props}) => props.value === value)
          .map((choice) => cloneElement(choice, {key: value, label: choice.props.label ?? label})),
      )}
    </Tabs>
  );
}
