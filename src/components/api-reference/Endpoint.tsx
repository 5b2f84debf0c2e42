import Link from '@docusaurus/Link';
import Chip from '@site/src/components/authoring/Chip';
import type {Method} from '@site/src/components/authoring/Chip/methods';
import type {ReactNode} from 'react';

interface Props {
  /** HTTP method in lower case. */
  method: string;
  /** Path template; undefined for a webhook, whose address is the reader's own. */
  path?: string;
  server?: string;
  /** Scope that the API key needs; undefined when any valid key will do. */
  scope?: string;
  /** Page name of the overview. */
  overview: string;
}

/** The first line of an operation's page: method, address and the scope that a caller needs. */
export function Endpoint({method, path, server, scope, overview}: Props): ReactNode {
  return (
    <div className="endpoint">
      <p className="endpoint-line">
        <Chip method={method.toUpperCase() as Method} />{' '}
        <code>
          <span className="endpoint-server">{server}</span>
          {path ?? 'the address of your webhook endpoint'}
        </code>
      </p>
      {path && (
        <p className="endpoint-scope">
          {scope ? (
            <>
              Needs an API key with the scope{' '}
              <Link to={`/docs/api-specification/${overview}#scopes`}>
                <code>{scope}</code>
              </Link>
              .
            </>
          ) : (
            'Any valid API key will do; no scope is needed.'
          )}
        </p>
      )}
    </div>
  );
}
