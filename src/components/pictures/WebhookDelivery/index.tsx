import SequenceDiagram from '@site/src/components/authoring/SequenceDiagram';
import type {ReactNode} from 'react';

const [platform, endpoint, worker] = ['Platform', 'Webhook endpoint', 'Your worker'] as const;
const delivery = {from: platform, to: endpoint, accent: true} as const;
const answer = {from: endpoint, to: platform} as const;

export default function WebhookDelivery(): ReactNode {
  return (
    <SequenceDiagram
      title="Webhook delivery, acknowledgment and retries"
      participants={[platform, endpoint, worker]}
      steps={[
        {phase: 'Acknowledged'},
        {...delivery, label: 'POST a batch', note: 'With Skerry-Webhook-Token'},
        {at: endpoint, label: 'Compare the secret', note: 'In constant time'},
        {from: endpoint, to: worker, label: 'Batch', note: 'Through a durable queue', accent: true},
        {...answer, label: '2xx', note: 'Within 10 s', kind: 'response'},
        {phase: 'Not acknowledged'},
        {...delivery, label: 'POST the next batch'},
        {...answer, label: 'No 2xx within 10 s', note: 'An error, too late, or lost', kind: 'lost'},
        {at: platform, label: 'Growing pauses', note: 'For up to 3 h', kind: 'pause'},
        {...delivery, label: 'POST the same batch', kind: 'retry'},
        {from: endpoint, to: worker, label: 'Batch', note: 'Perhaps for the second time', accent: true},
        {...answer, label: '2xx', note: 'Within 10 s', kind: 'response'},
        {at: worker, label: 'Drop repeats', note: 'On device.id, counter, sequence_number and timestamp'},
      ]}
    />
  );
}
