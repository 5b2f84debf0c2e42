import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Answer} from '../answer/Answer';
import {statusName} from '../answer/statusName';
import {BodyView} from './BodyView';
import {HeaderList} from './HeaderList';
import {readableSize} from './readableSize';
import styles from './styles.module.css';

interface Props {
  answer: Answer;
  /** What the API file says of this status. */
  meaning?: string;
  isCrossOrigin: boolean;
  /** Stands between the status and the body. */
  children?: ReactNode;
}

/** An answer: status, time and size, headers, body. */
export function AnswerView({answer, meaning, isCrossOrigin, children}: Props): ReactNode {
  const {status, milliseconds, size, headers, content} = answer;
  return (
    <>
      <p className={styles.statusLine}>
        <strong className={clsx(styles.status, status >= 400 ? styles.bad : styles.good)}>
          {status} {statusName(status)}
        </strong>
        <span className={styles.hint}>
          {Math.round(milliseconds)} ms · {readableSize(size)}
        </span>
      </p>
      {meaning && <p className={styles.plain}>{meaning}</p>}
      {children}
      <HeaderList headers={headers} isCrossOrigin={isCrossOrigin} />
      <BodyView content={content} />
    </>
  );
}
