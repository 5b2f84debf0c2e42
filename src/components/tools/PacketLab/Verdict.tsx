import type {ReactNode} from 'react';
import type {Verdict} from './verdicts';

/** What came out, told to those who do not see it too. */
export function VerdictView({verdict}: {verdict?: Verdict}): ReactNode {
  return (
    <div role="status" className="tool-verdict" data-tone={verdict?.tone}>
      {verdict && (
        <>
          <p className="tool-title">{verdict.title}</p>
          {verdict.place && <p className="tool-place">{verdict.place}</p>}
          <p>{verdict.text}</p>
        </>
      )}
    </div>
  );
}
