import Link from '@docusaurus/Link';
import blocks from '@generated/excerpts/landing.blocks.json';
import type {ReactNode} from 'react';
import CodeBlock from '@site/src/components/CodeBlock';
import readers from './readers.json';
import styles from './styles.module.css';

/** What each kind of reader does, what it looks like as code (`config/landing.ts`), and where to go on. */
export function Readers(): ReactNode {
  return (
    <section aria-labelledby="readers">
      <h2 id="readers">What is your part?</h2>
      {readers.map(({who, text, links, ...code}, index) => (
        <div key={who} className={styles.reader}>
          <div className={styles.text}>
            <h3>{who}</h3>
            <p>{text}</p>
            <ul className={styles.links}>
              {links.map(({label, to}) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </div>
          <CodeBlock className={styles.code} block={blocks[index]} {...code} />
        </div>
      ))}
    </section>
  );
}
