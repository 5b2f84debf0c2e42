import type {ReactNode} from 'react';
import type {Operation} from '../operation/Operation';
import {OperationPanel} from './OperationPanel';
import {WebhookPanel} from './WebhookPanel';

export {readOperation} from '../operation/readOperation';

export interface Props {
  operation: Operation;
  /** Address of the whole OpenAPI document, as JSON. */
  documentUrl: string;
}

/** What stands below the button when a reader has opened it. */
export function TryItPanel(props: Props): ReactNode {
  return props.operation.isWebhook ? <WebhookPanel {...props} /> : <OperationPanel {...props} />;
}
