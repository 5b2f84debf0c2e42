import {useLocation} from '@docusaurus/router';
import {useStorageSlot} from '@docusaurus/theme-common';
import Tabs from '@theme/Tabs';
import {
  Children,
  cloneElement,
  isValidElement,
  type PropsWithChildren,
  type ReactNode,
  useEffect,
  useLayoutEffect,
} from 'react';
import type {Props as ChoiceProps} from '../Choice';
import {choices, inOrder, type Subject} from './choices';
import styles from './styles.module.css';

/**
 * `Choice` elements as tabs in one order on all pages; without scripts and on paper, one after the other. Readers choose
 * once about each subject: all pages follow, and `?language=python` in an address chooses too.
 */
export default function Choices({about, children}: PropsWithChildren<{about: Subject}>): ReactNode {
  useAddress(about);
  const offered = Children.toArray(children).filter((child) => isValidElement<ChoiceProps>(child));
  const values = offered.map(({props}) => props.value);
  return (
    <Tabs groupId={about} className={styles.choices}>
      {inOrder(about, values).flatMap(({value, label}) =>
        offered
          .filter(({props}) => props.value === value)
          .map((choice) => cloneElement(choice, {key: value, label: choice.props.label ?? label})),
      )}
    </Tabs>
  );
}

/**
 * Takes the choice from the address, and keeps it there: past the router, which the `queryString` of `Tabs` goes
 * through, since that draws the whole page anew.
 */
function useAddress(about: Subject): void {
  const {search} = useLocation();
  const [, choice] = useStorageSlot(`docusaurus.tab.${about}`);
  useLayoutEffect(() => {
    const asked = new URLSearchParams(search).get(about) ?? '';
    if (Object.hasOwn(choices[about], asked)) choice.set(asked);
  }, [about, choice, search]);
  useEffect(
    () =>
      choice.listen(({newValue}) => {
        // Another tab may have cleared what is kept.
        if (newValue === null) return;
        const address = new URL(window.location.href);
        address.searchParams.set(about, newValue);
        window.history.replaceState(window.history.state, '', address);
      }),
    [about, choice],
  );
}
