import {Children, type PropsWithChildren, type ReactNode} from 'react';
import chip from '../Chip/styles.module.css';
import {readableDate} from '../Milestone/readableDate';
import styles from './styles.module.css';

/** What a release is of, in the order of the filter. */
export const products = ['Device SDK', 'Cloud API', 'Dashboard', 'Platform'] as const;

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
