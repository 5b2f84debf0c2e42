import AdmonitionLayout from '@theme/Admonition/Layout';
import type {ReactNode} from 'react';

const mark = (
  <svg viewBox="0 0 16 16" aria-hidden="true">
    <path d="M8 1l7 7-7 7-7-7z" />
  </svg>
);

/** What has to hold before the next stage begins, with the mark that drawings give it: `<Gate name="Gate 3">`. */
export default function Gate({name, children}: {name: string; children: ReactNode}): ReactNode {
  return (
    <AdmonitionLayout type="gate" className="alert" icon={mark} title={name}>
      {children}
    </AdmonitionLayout>
  );
}
