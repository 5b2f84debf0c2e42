import {Children, type PropsWithChildren, type ReactNode} from 'react';
import chip from '../Chip/styles.module.css';
import {readableDate} from '../Milestone/readableDate';
import styles from './styles.module.css';

/** What a release is of, in the order of the filter, and the tone of its chip. */
export const products = {
  'Device SDK': 'info',
  'Cloud API': 'tip',
  Dashboard: 'warning',
  Platform: 'note',
} as const;

export type Props = PropsWithChildren<{
  /** Day as `YYYY-MM-DD`. */
  date: string;
  product: keyof typeof products;
}>;

/**
 * One entry of the release notes: its heading, and what stands below it. Feeds are made of these.
 *
 * @throws Error when the product or the date is none
 */
export default function Release({date, product, children}: Props): ReactNode {
  if (!(product in products))
    throw new Error(`<Release product="${product}">: there are ${Object.keys(products).join(', ')}.`);
  const [heading, ...below] = Children.toArray(children).filter((child) => typeof child !== 'string');
  return (
    <section className={styles.release} data-product={product}>
      {heading}
      <p className={styles.rail}>
        <time dateTime={date}>{readableDate(date)}</time>{' '}
        <span className={`${chip.chip} ${chip.small} ${chip[products[product]]}`}>{product}</span>
      </p>
      <div className={styles.body}>{below}</div>
    </section>
  );
}
