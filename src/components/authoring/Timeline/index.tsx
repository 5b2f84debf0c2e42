import type {PropsWithChildren, ReactNode} from 'react';
import {readableDate} from './readableDate';
import styles from './styles.module.css';

/** What happens one after the other, on a line: `Milestone` elements in the order of time. */
export default function Timeline({children}: PropsWithChildren): ReactNode {
  return <ol className={styles.timeline}>{children}</ol>;
}

interface MilestoneProps {
  date?: string;
  /** In place of a date: `Week 1`, `After 3 hours`. */
  label?: string;
  title: string;
  children?: ReactNode;
}

/** One of them, at a date or a time in words. */
export function Milestone({date, label, title, children}: MilestoneProps): ReactNode {
  return (
    <li className={styles.milestone}>
      <div className={styles.when}>{date ? <time dateTime={date}>{readableDate(date)}</time> : label}</div>
      <div className={styles.title}>{title}</div>
      {children}
    </li>
  );
}
