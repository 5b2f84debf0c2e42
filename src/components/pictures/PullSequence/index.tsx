import SequenceDiagram from '@site/src/components/authoring/SequenceDiagram';
import type {ReactNode} from 'react';

const [backend, platform] = ['Your backend', 'Platform'] as const;

/** Pulling packets: a page for each token, until the platform asks for a pause. */
export default function PullSequence(): ReactNode {
  return (
    <SequenceDiagram
      title="Pulling packets with a continuation token"
      participants={[backend, platform]}
      steps={[
        {phase: 'First request'},
        {from: backend, to: platform, label: 'GET packets', note: 'Without a token: from 7 days ago'},
        {
          from: platform,
          to: backend,
          label: 'Up to 1,000 packets',
          note: 'With a Continuation-Token',
          kind: 'response',
          accent: true,
        },
        {at: backend, label: 'Process the page', note: 'Then store the token durably'},
        {phase: 'Page after page'},
        {from: backend, to: platform, label: 'GET packets', note: 'With the stored token'},
        {
          from: platform,
          to: backend,
          label: 'The packets that follow',
          note: 'With the next token',
          kind: 'response',
          accent: true,
        },
        {phase: 'Caught up'},
        {from: backend, to: platform, label: 'GET packets', note: 'With the stored token'},
        {
          from: platform,
          to: backend,
          label: 'The last packets so far',
          note: 'With Retry-After, or without a token',
          kind: 'response',
          accent: true,
        },
        {
          at: backend,
          label: 'Wait',
          note: 'As Retry-After says, at most 300 s, or 60 s without it; then ask again with the last token',
          kind: 'pause',
        },
      ]}
    />
  );
}
