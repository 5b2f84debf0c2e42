import type {ReactNode} from 'react';

const paths = {
  copy: 'M9 9h10v10H9zM5 15V5h10',
  close: 'M6 6l12 12M18 6 6 18',
  down: 'm6 9 6 6 6-6',
  check: 'm5 13 4 4L19 7',
  left: 'm14 6-6 6 6 6',
  right: 'm10 6 6 6-6 6',
} as const;

interface Props {
  name: keyof typeof paths;
  /** Set by the component that the drawing is put into. */
  className?: string;
}

/** A line drawing for an icon button. */
export function Glyph({name, className}: Props): ReactNode {
  return (
    <svg
      className={className}
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentcolor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
