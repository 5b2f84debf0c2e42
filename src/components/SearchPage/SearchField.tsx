import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {type FormEvent, type ReactNode, useEffect, useRef, useState} from 'react';
import {queryLimit} from './searchRequest';
import styles from './styles.module.css';

/** Time without a key, in milliseconds, after which a query is searched for. */
const pause = 300;

interface Props {
  /** The query in the address. */
  query: string;
  /** Told what the reader wants to search for: at Enter at once, else after a short pause. */
  onSearch: (text: string) => void;
}

/** The field of the search page. */
export function SearchField({query, onSearch}: Props): ReactNode {
  const [text, setText] = useState(query);
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<number>(undefined);
  const isBrowser = useIsBrowser();
  const history = useHistory();

  useEffect(() => {
    // What was typed replaces the address, and by then the reader may have typed on.
    if (history.action === 'REPLACE') return;
    window.clearTimeout(timer.current);
    setText(query);
  }, [query, history]);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    // With a query in the address a reader has come for the results.
    if (isBrowser && !new URLSearchParams(window.location.search).get('q'))
      field.current?.focus({preventScroll: true});
  }, [isBrowser]);

  function change(next: string): void {
    setText(next);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => onSearch(next), pause);
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    window.clearTimeout(timer.current);
    onSearch(text);
    // On a touch screen the keyboard covers the results.
    if (window.matchMedia('(pointer: coarse)').matches) field.current?.blur();
  }

  return (
    <search className={clsx(styles.search, !isBrowser && styles.notReady)}>
      <form onSubmit={submit}>
        <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.5" />
          <path d="m13 13 4.5 4.5" />
        </svg>
        <input
          ref={field}
          type="search"
          name="q"
          className={styles.field}
          value={text}
          maxLength={queryLimit}
          onChange={(event) => change(event.target.value)}
          placeholder={translate({id: 'theme.SearchPage.inputPlaceholder', message: 'Type your search here'})}
          aria-label={translate({id: 'theme.SearchPage.inputLabel', message: 'Search'})}
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          enterKeyHint="search"
          spellCheck={false}
        />
      </form>
    </search>
  );
}
