import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import Clock from './clock.svg';
import Interval from './interval.svg';
import Lab from './lab.svg';
import Sandbox from './sandbox.svg';
import styles from './styles.module.css';
import texts from './tools.json';

/** Tools that run in a page, each with a small picture of itself. */
const tools = texts.map((tool, index) => ({...tool, Picture: [Lab, Interval, Clock, Sandbox][index]}));

export function Tools(): ReactNode {
  return (
    <section aria-labelledby="tools">
      <h2 id="tools">Instruments in the pages</h2>
      <p>They run in your browser’s tab. Nothing to install, and no account.</p>
      <ul className={styles.tools}>
        {tools.map(({name, text, to, Picture}) => (
          <li key={name} className={styles.tool}>
            <Picture className={styles.picture} aria-hidden="true" />
            <h3 className={styles.name}>
              <Link to={to}>{name}</Link>
            </h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
