import {apiReferenceOptions} from '@site/config/apiReference';
import {readOperation as read} from '@site/plugins/api-reference/samples/shared/readOperation';
import type {ReactNode} from 'react';
import {OperationPanel} from './OperationPanel';
import type {PanelProps} from './RequestForm';
import {WebhookPanel} from './WebhookPanel';

/** Reads the one operation of an OpenAPI fragment, with the samples' names for what readers have of their own. */
export function readOperation(fragment: unknown) {
  return read(fragment, {...apiReferenceOptions.samples, isPage: true});
}

/** What stands below the button when a reader has opened it. */
export function TryItPanel(props: PanelProps): ReactNode {
  return props.operation.isWebhook ? <WebhookPanel {...props} /> : <OperationPanel {...props} />;
}
