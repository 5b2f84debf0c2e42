import {type ReactNode, useId} from 'react';
import styles from './styles.module.css';

/** One layout of a drawing, in units that are pixels when the drawing is as wide as its layout. */
export interface View {
  /** 320 for a narrow layout, 720 for a wide one: texts keep their size and stay legible on a phone. */
  width: number;
  height: number;
  content: ReactNode;
}

export interface Props {
  /** What the drawing shows, in a few words; its name for those who cannot see it. */
  title: string;
  /** Everything the drawing says, in words. */
  description: string;
  narrow: View;
  /** Shown where there are at least 42rem for it. */
  wide?: View;
}

/** A picture in the colors of the scheme in force, with a text alternative and a layout of its own for phones. */
export function Drawing({title, description, narrow, wide}: Props): ReactNode {
  return (
    <div className={styles.drawing}>
      <Layout view={narrow} title={title} description={description} className={wide && styles.narrow} />
      {wide && <Layout view={wide} title={title} description={description} className={styles.wide} />}
    </div>
  );
}

/** How far a layout may grow to fill the column: phones are wider than the 320 units that fit all of them. */
const growth = 1.15;

interface LayoutProps {
  view: View;
  title: string;
  description: string;
  className?: string;
}

function Layout({view, title, description, className}: LayoutProps): ReactNode {
  const id = useId();
  return (
    <svg
      className={className}
      viewBox={`0 0 ${view.width} ${view.height}`}
      style={{maxWidth: view.width * growth}}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      {view.content}
    </svg>
  );
}
