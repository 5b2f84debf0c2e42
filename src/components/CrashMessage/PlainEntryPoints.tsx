import siteConfig from '@generated/docusaurus.config';
import {entryPoints} from '@site/src/components/EntryPoints/entryPoints';
import type {ReactNode} from 'react';

/** The ways into the documentation as links that need nothing of the framework, so that they stand when all else fails. */
export function PlainEntryPoints(): ReactNode {
  const root = siteConfig.baseUrl.replace(/\/$/, '');
  return (
    <nav aria-label="Parts of the documentation">
      <ul>
        {entryPoints.map(({label, to}) => (
          <li key={to}>
            <a href={`${root}${to}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
