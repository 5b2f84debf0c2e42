import Translate from '@docusaurus/Translate';
import {brand} from '@site/config/brand';
import clsx from 'clsx';
import {type ComponentType, type ReactNode, useState} from 'react';
import styles from './styles.module.css';
import type {Props as ThanksProps} from './VoteThanks';

/** Asks whether a page helped. It comes with every page, so it is small: what answers a vote is loaded at the first. */
export function PageFeedback({page}: Pick<ThanksProps, 'page'>): ReactNode {
  const [vote, setVote] = useState<ThanksProps['vote']>();
  const [Thanks, setThanks] = useState<ComponentType<ThanksProps>>();
  const [isFailed, setIsFailed] = useState(false);

  async function cast(next: ThanksProps['vote']): Promise<void> {
    setVote(next);
    try {
      const {VoteThanks} = await import('./VoteThanks');
      setThanks(() => VoteThanks);
      setIsFailed(false);
    } catch {
      setIsFailed(true);
    }
  }
  const button = (value: ThanksProps['vote'], label: ReactNode) => (
    <button
      type="button"
      className={styles.vote}
      aria-pressed={vote === value}
      aria-describedby="page-helped"
      onClick={() => void cast(value)}
    >
      {label}
    </button>
  );
  return (
    <footer className={styles.feedback}>
      <div className={styles.question}>
        <span id="page-helped">
          <Translate id="pageFeedback.question">Was this page helpful?</Translate>
        </span>
        {button('yes', <Translate id="pageFeedback.yes">Yes</Translate>)}
        {button('no', <Translate id="pageFeedback.no">No</Translate>)}
        <span role="status" className={styles.thanks}>
          {(Thanks || isFailed) && <Translate id="pageFeedback.thanks">Thank you.</Translate>}
        </span>
      </div>
      {vote && Thanks && <Thanks vote={vote} page={page} />}
      <a
        href={brand.issuesUrl || `mailto:${brand.supportEmail}`}
        className={clsx(styles.link, isFailed && styles.shown)}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Translate id="pageFeedback.link">Tell us what is wrong or missing here</Translate>
      </a>
    </footer>
  );
}
