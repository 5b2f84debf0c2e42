import Translate from '@docusaurus/Translate';
import filter from '@site/src/components/controls/filter.module.css';
import clsx from 'clsx';
import {Children, type PropsWithChildren, type ReactNode} from 'react';
import chip from '../Chip/styles.module.css';
import {readableDate} from '../Timeline/readableDate';
import styles from './styles.module.css';

/** What a release is of, in the order of the filter. */
const products = ['Device SDK', 'Cloud API', 'Dashboard', 'Platform'] as const;

type Props = PropsWithChildren<{
  date: string;
  product: (typeof products)[number];
}>;

/** One entry of the release notes: its heading, and what stands below it. Feeds are made of these. */
export default function Release({date, product, children}: Props): ReactNode {
  if (!products.includes(product))
    throw new Error(`<Release product="${product}">: there are ${products.join(', ')}.`);
  const [heading, ...below] = Children.toArray(children).filter((child) => typeof child !== 'string');
  return (
    <section className={styles.release} data-product={product}>
      {heading}
      <p className={styles.rail}>
        <time dateTime={date}>{readableDate(date)}</time>{' '}
        <span className={`${chip.chip} ${chip.small}`}>{product}</span>
      </p>
      <div className={styles.body}>{below}</div>
    </section>
  );
}

const kinds = {
  New: [chip.tip, styles.added],
  Changed: [chip.info, styles.changed],
  Breaking: [chip.danger, styles.breaking],
  Fixed: [styles.fixed],
};

/** The changes of one kind in a `Release`, as a Markdown list. */
export function Changes({kind, children}: PropsWithChildren<{kind: keyof typeof kinds}>): ReactNode {
  const classes = kinds[kind];
  if (!classes) throw new Error(`<Changes kind="${kind}">: there are ${Object.keys(kinds).join(', ')}.`);
  return (
    <div className={styles.changes}>
      <p className={clsx(chip.chip, chip.small, classes)}>
        <strong>{kind}</strong>
      </p>
      <div>{children}</div>
    </div>
  );
}

/** Shows the releases of one product alone; its style does it, without a script. */
export function ReleaseFilter(): ReactNode {
  return (
    <fieldset className={clsx(filter.filter, styles.filter)} data-browser-only>
      <legend>
        <Translate id="releases.filter">Show</Translate>
      </legend>
      {['', ...products].map((product) => (
        <label key={product}>
          <input type="radio" name="product" value={product} defaultChecked={!product} />
          <span>{product || <Translate id="releases.all">Everything</Translate>}</span>
        </label>
      ))}
    </fieldset>
  );
}
