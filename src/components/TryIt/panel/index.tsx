import type {ReactNode} from 'react';
import {OperationPanel} from './OperationPanel';
import type {PanelProps} from './PanelProps';
import {WebhookPanel} from './WebhookPanel';

export {readOperation} from '../operation/readOperation';

/** What stands below the button when a reader has opened it. */
export function TryItPanel(props: PanelProps): ReactNode {
  return props.operation.isWebhook ? <WebhookPanel {...props} /> : <OperationPanel {...props} />;
}
