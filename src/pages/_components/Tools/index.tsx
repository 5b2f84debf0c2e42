import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import Clock from './clock.svg';
import Interval from './interval.svg';
import Lab from './lab.svg';
import Sandbox from './sandbox.svg';
import styles from './styles.module.css';

/** Tools that run in a page, each with a small picture of itself. */
const tools = [
  {
    name: 'Packet lab',
    text: 'Paste what your scanner shows: each byte is named, and the one at fault is found.',
    to: '/docs/device-sdk/terrestrial-module/advertising-packet#packet-lab',
    Picture: Lab,
  },
  {
    name: 'Interval planner',
    text: 'Weighs interval and power against battery life and the chance of being heard.',
    to: '/docs/network/transmission-guidance#interval-planner',
    Picture: Interval,
  },
  {
    name: 'Clock planner',
    text: 'Shows how far a clock may be off at midnight UTC before packets are lost.',
    to: '/docs/device-sdk/terrestrial-module/timing-management#clock-planner',
    Picture: Clock,
  },
  {
    name: 'API sandbox',
    text: 'Each operation answers in the page: scopes, limits and errors are those of the platform.',
    to: '/docs/api-specification/register-new-devices',
    Picture: Sandbox,
  },
];

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
