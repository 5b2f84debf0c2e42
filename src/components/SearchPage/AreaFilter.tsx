import Translate from '@docusaurus/Translate';
import filter from '@site/src/components/controls/filter.module.css';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Marked} from './PageResult';
import {countOf, type Area} from './results';
import styles from './styles.module.css';

interface Props {
  areas: readonly Area[];
  /** Name of the area that is shown alone; empty for all. */
  chosen: string;
  onChoose: (name: string) => void;
}

/** Shows the results of one section of the site alone. */
export function AreaFilter({areas, chosen, onChoose}: Props): ReactNode {
  return (
    <fieldset className={clsx(filter.filter, styles.areas)}>
      <legend>
        <Translate id="searchPage.areas" description="The search page: name of the choice above the list">
          Area
        </Translate>
      </legend>
      {[{name: '', count: countOf(areas)}, ...areas].map(({name, count}) => (
        <label key={name}>
          <input type="radio" name="area" checked={name === chosen} onChange={() => onChoose(name)} />
          {name ? (
            <Marked html={name} />
          ) : (
            <Translate id="searchPage.allAreas" description="The search page: choice of all results">
              All
            </Translate>
          )}{' '}
          <span className={styles.areaCount}>{count}</span>
        </label>
      ))}
    </fieldset>
  );
}
