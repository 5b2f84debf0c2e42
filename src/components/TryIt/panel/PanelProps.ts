import type {Operation} from '../operation/Operation';

/** What the panel is about. */
export interface PanelProps {
  operation: Operation;
  /** Address of the whole OpenAPI document, as JSON. */
  documentUrl: string;
}
