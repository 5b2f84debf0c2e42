import Chip, {type Method} from '@site/src/components/authoring/Chip';
import type {ReactNode} from 'react';

interface Props {
  /** HTTP method in lower case. */
  method: string;
  /** Path template; undefined for a webhook, whose address is the reader's own. */
  path?: string;
  server?: string;
  /** Paragraphs: what lets a caller in. */
  children?: ReactNode;
}

/** The first line of an operation's page, with method and address, and what to know before a call. */
export function Endpoint({method, path, server, children}: Props): ReactNode {
  return (
    <div className="endpoint">
      <p className="endpoint-line">
        <Chip method={method.toUpperCase() as Method} />{' '}
        <code>
          <span className="endpoint-server">{server}</span>
          {path ?? 'the address of your webhook endpoint'}
        </code>
      </p>
      {children && <div className="endpoint-scope">{children}</div>}
    </div>
  );
}
