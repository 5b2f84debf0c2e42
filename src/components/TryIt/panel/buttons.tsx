import {copyAndAnnounce} from '@site/src/components/CopiedNotice/copyAndAnnounce';
import clsx from 'clsx';
import type {MouseEventHandler, ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  label: string;
  onClick: MouseEventHandler;
  /** Whether it is as high as the one that sends. */
  isLarge?: boolean;
}

/** A button beside the one that sends. */
export function Button({label, onClick, isLarge = false}: Props): ReactNode {
  const look = isLarge ? clsx('button', styles.secondary) : styles.quiet;
  return (
    <button type="button" className={look} onClick={onClick}>
      {label}
    </button>
  );
}

export function CopyButton({text, label}: {text: string; label: string}): ReactNode {
  return (
    <span className={styles.copy}>
      <Button label={label} onClick={() => copyAndAnnounce(text)} />
    </span>
  );
}
