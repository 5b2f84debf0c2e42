import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {type ReactNode, useId} from 'react';
import {brand} from '@site/config/brand';

const sdk = '/docs/device-sdk/terrestrial-module';

/** What many readers look for; the links of a group, and what its icon draws. */
const groups = [
  {
    title: <Translate id="search.popular">Popular</Translate>,
    icon: 'M4 1.75h5l3 3v9.5H4zM9 2v3h3',
    links: [
      ['Quick Start', '/docs/intro'],
      ['Advertising packet', `${sdk}/advertising-packet`],
      ['Register new devices', '/docs/api-specification/register-new-devices'],
      ['Symptoms', '/docs/support#symptoms'],
    ],
  },
  {
    title: <Translate id="search.tools">Tools</Translate>,
    icon: 'M2 5h6m4 0h2M2 11h2m4 0h6M10 3a2 2 0 1 0 0 4 2 2 0 1 0 0-4M6 9a2 2 0 1 0 0 4 2 2 0 1 0 0-4',
    links: [
      ['Packet lab', `${sdk}/advertising-packet#packet-lab`],
      ['Interval planner', '/docs/network/transmission-guidance#interval-planner'],
      ['Clock planner', `${sdk}/timing-management#clock-planner`],
    ],
  },
  {
    title: <Translate id="search.errorTexts">Error texts</Translate>,
    icon: 'M8 2 1.5 13.5h13zM8 6.5v3m0 1.75v.5',
    links: [
      ['-EPERM', '/docs/support#eperm'],
      ['401 Unauthorized', `/docs/api-specification/${brand.slug}-platform-api#status-codes-and-errors`],
      ['Nothing arrives', '/docs/support#nothing-arrives'],
      ['Nothing decrypts', '/docs/support#nothing-decrypts'],
    ],
  },
];

/** What the modal shows before anything is typed, below a reader's own searches. */
export function StartList({onClose}: {onClose: () => void}): ReactNode {
  const id = useId();
  return (
    <>
      <p role="status" className="DocSearch-Searching">
        <Translate id="search.searching">Searching…</Translate>
      </p>
      <div className="DocSearch-Start">
        {groups.map(({title, icon, links}, number) => (
          <section key={icon} aria-labelledby={`${id}${number}`}>
            <h2 id={`${id}${number}`}>{title}</h2>
            <ul>
              {links.map(([label, to]) => (
                <li key={to}>
                  <Link to={to} onClick={onClose}>
                    <svg viewBox="0 0 16 16" aria-hidden="true">
                      <path d={icon} />
                    </svg>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
