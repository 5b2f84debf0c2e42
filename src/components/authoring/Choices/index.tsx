import Tabs from '@theme/Tabs';
import {Children, cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react';
import type {Props as ChoiceProps} from '../Choice';
import {inOrder, type Subject} from './choices';
import styles from './styles.module.css';

export interface Props {
  /** Readers choose once about each subject: all pages follow, and `?language=python` in an address chooses too. */
  about: Subject;
  /** `Choice` elements. */
  children: ReactNode;
}

/** Tabs in one order on all pages, whose choice is kept from page to page; without scripts and on paper, one after the other. */
export default function Choices({about, children}: Props): ReactNode {
  const offered = Children.toArray(children).filter((child) => isValidElement<ChoiceProps>(child));
  const byValue = new Map(offered.map((choice) => [choice.props.value, choice]));
  return (
    <Tabs groupId={about} queryString className={styles.choices}>
      {inOrder(about, [...byValue.keys()]).map(({value, label}) => {
        const choice = byValue.get(value) as ReactElement<ChoiceProps>;
        return cloneElement(choice, {key: value, label: choice.props.label ?? label});
      })}
    </Tabs>
  );
}
