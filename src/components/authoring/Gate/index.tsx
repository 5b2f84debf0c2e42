import AdmonitionLayout from '@theme/Admonition/Layout';
import type {ReactNode} from 'react';

export interface Props {
  /** Such as `Gate 3`. */
  name: string;
  children: ReactNode;
}

/** What has to hold before the next stage begins, with the mark that drawings give it. */
export default function Gate({name, children}: Props): ReactNode {
  const mark = (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d="M8 1l7 7-7 7-7-7z" />
    </svg>
  );
  return (
    <AdmonitionLayout type="gate" className="alert" icon={mark} title={name}>
      {children}
    </AdmonitionLayout>
  );
}
