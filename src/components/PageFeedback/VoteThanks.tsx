import Translate from '@docusaurus/Translate';
import {announceAction} from '@site/src/clientModules/monitoring/pageAction';
import {FeedbackFields} from '@site/src/components/FeedbackFields';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {type ReactNode, useEffect, useState} from 'react';

export interface Props {
  vote: 'yes' | 'no';
  page: string;
}

/** Answers a vote: tells monitoring of it, where there is any, and offers to send words with it. */
export function VoteThanks({vote, page}: Props): ReactNode {
  const {version} = useDocsVersion();
  const [isSent, setIsSent] = useState(false);
  useEffect(() => {
    setIsSent(announceAction({name: 'pageVote', attributes: {page, version, helpful: vote}}));
  }, [page, version, vote]);
  return (
    <FeedbackFields
      page={new URL(page, window.location.href).href}
      vote={vote}
      label={<Translate id="pageFeedback.words">What should we know? (optional)</Translate>}
    >
      {isSent ? (
        <Translate id="pageFeedback.sent">
          Your vote is sent, without words. Send those yourself, as a public issue or as a mail. Leave out
          keys and personal data.
        </Translate>
      ) : (
        <Translate id="pageFeedback.notSent">
          This site keeps no votes. Send yours as a public issue or as a mail. Leave out keys and personal
          data.
        </Translate>
      )}
    </FeedbackFields>
  );
}
