import SequenceDiagram from '@site/src/components/authoring/SequenceDiagram';
import type {ReactNode} from 'react';

const [backend, platform] = ['Your backend', 'Platform'] as const;
const request = {from: backend, to: platform, label: 'GET packets'} as const;
const response = {from: platform, to: backend, kind: 'response', accent: true} as const;

export default function PullSequence(): ReactNode {
  return (
    <SequenceDiagram
      title="Pulling packets with a continuation token"
      participants={[backend, platform]}
      steps={[
        {phase: 'First request'},
        {...request, note: 'Without a token: from 7 days ago'},
        {...response, label: 'Up to 1,000 packets', note: 'With a Continuation-Token'},
        {at: backend, label: 'Process the page', note: 'Then store the token durably'},
        {phase: 'Page after page'},
        {...request, note: 'With the stored token'},
        {...response, label: 'The packets that follow', note: 'With the next token'},
        {phase: 'Caught up'},
        {...request, note: 'With the stored token'},
        {...response, label: 'The last packets so far', note: 'With Retry-After, or without a token'},
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
