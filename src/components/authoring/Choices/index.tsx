import {useLocation} from '@docusaurus/router';
import {useStorageSlot} from '@docusaurus/theme-common';
import {useTabs} from '@docusaurus/theme-common/internal';
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

interface ChoiceProps {
  /** One of the values in `choices.ts`. */
  value: string;
  /** Where the label in that file does not say enough. */
  label?: string;
  /** One of many: what is not chosen is folded where scripts are off, and left out on paper. */
  isOneOfMany?: boolean;
  children: ReactNode;
}

/** One side of a `Choices`: what `@theme/TabItem` makes, with its label inside. */
export function Choice({value, label, isOneOfMany, children}: ChoiceProps): ReactNode {
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
