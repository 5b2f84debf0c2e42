import type {ReactNode} from 'react';
import styles from '../Timeline/styles.module.css';
import {readableDate} from './readableDate';

interface Props {
  date?: string;
  /** In place of a date: `Week 1`, `After 3 hours`. */
  label?: string;
  title: string;
  children?: ReactNode;
}

export default function Milestone({date, label, title, children}: Props): ReactNode {
  return (
    <li className={styles.milestone}>
      <div className={styles.when}>{date ? <time dateTime={date}>{readableDate(date)}</time> : label}</div>
      <div className={styles.title}>{title}</div>
      {children}
    </li>
  );
}
