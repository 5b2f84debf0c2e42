import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import filter from '@site/src/components/controls/filter.module.css';
import clsx from 'clsx';
import {products} from '../Release';
import styles from '../Release/styles.module.css';

/** Shows the releases of one product alone; its style does it, without a script. */
export default function ReleaseFilter(): ReactNode {
  return (
    <fieldset className={clsx(filter.filter, styles.filter)} data-browser-only>
      <legend>
        <Translate id="releases.filter">Show</Translate>
      </legend>
      <label>
        <input type="radio" name="product" value="" defaultChecked />
        <span>
          <Translate id="releases.all">Everything</Translate>
        </span>
      </label>
      {products.map((product) => (
        <label key={product}>
          <input type="radio" name="product" value={product} />
          <span>{product}</span>
        </label>
      ))}
    </fieldset>
  );
}
