import type {Operation} from '@site/plugins/api-reference/samples/shared/readOperation';
import clsx from 'clsx';
import {type ReactNode, useEffect, useState} from 'react';
import codes from 'statuses/codes.json';
import type {Explanation} from '../answer/explain';
import type {Answer, Content} from '../targets/send';
import {Button} from './buttons';
import {CodeView} from './code';
import styles from './styles.module.css';
import type {Exchange} from './useExchange';

interface Props extends Pick<Exchange, 'isSending' | 'done' | 'seconds'> {
  operation: Operation;
  /** Says why it is no success. */
  explanation?: Explanation;
  /** Takes the reader to a field that the server named, with what it said. */
  onField: (field: string, message: string) => void;
}

/** What came of the last request; said to screen readers in short, shown in full. */
export function OutcomeView({isSending, done, seconds, operation, explanation, onField}: Props): ReactNode {
  const answer = done?.answer;
  const field = explanation?.field;
  const meaning = answer && !explanation && meaningOf(operation, answer.status);
  const statuses = Object.keys(operation.responses);
  const name = answer && nameOf(answer.status);
  const time = answer && Math.round(answer.milliseconds);
  const said = explanation?.title ?? (answer ? `After ${time} milliseconds.` : '');
  const isWaitOver = done?.waitUntil !== undefined && seconds === 0;
  return (
    <>
      <p role="status" className={styles.unseen}>
        {isWaitOver && 'You can send the request again.'}
        {!isWaitOver && (isSending ? 'Sending …' : answer ? `Answer: ${name}. ${said}` : said)}
      </p>
      {done ? (
        <section
          // None is shown while a request is under way, so each answer has a new one.
          ref={bringIntoView}
          tabIndex={-1}
          className={clsx(styles.answer, styles.outcome)}
          aria-label="Answer"
        >
          <h2 className={styles.answerHeading}>Answer</h2>
          {answer && (
            <p className={styles.statusLine}>
              <strong className={toneOf(answer.status)}>{name}</strong>
              <span>
                {time} ms · {readableSize(answer.size)}
              </span>
            </p>
          )}
          {meaning && <p>{meaning}</p>}
          {explanation && (
            <div className={styles.explanation}>
              <p className={styles.explanationTitle}>{explanation.title}</p>
              {explanation.advice.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
              {field && <Button label="Go to the field" onClick={() => onField(field, explanation.title)} />}
            </div>
          )}
          {answer && <Received {...answer} isCrossOrigin={done.target.kind !== 'page'} />}
        </section>
      ) : (
        <div className={clsx(styles.outcome, styles.waiting)}>
          <p className={styles.answerHeading}>Answer</p>
          <div className={styles.nothing}>
            <p>
              {isSending ? 'Sending …' : `It comes here${statuses.length > 0 ? ', as one of these:' : '.'}`}
            </p>
            <dl className={styles.headers}>
              {statuses.map((status) => (
                <div key={status}>
                  <dt className={toneOf(status)}>{nameOf(status)}</dt>
                  <dd>{meaningOf(operation, status)}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      )}
    </>
  );
}

/** HTTP/2 does not send the name of a status, and an unusual one has none. */
const nameOf = (status: number | string) => `${status} ${(codes as Record<string, string>)[status] ?? ''}`;
const toneOf = (status: number | string) => (Number(status) < 400 ? styles.good : styles.bad);

/** What the API file says of a status, as plain text: links and code lose their marks. */
const meaningOf = ({responses}: Operation, status: number | string) =>
  (responses[status] ?? responses.default)?.description
    ?.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll('`', '')
    .trim();

/** Takes the reader to what came, and scrolls only where its status is out of sight. */
function bringIntoView(section: HTMLElement | null): void {
  section?.focus({preventScroll: true});
  const heading = section?.firstElementChild?.getBoundingClientRect();
  const status = section?.children[1]?.getBoundingClientRect();
  if (!heading || !status) return;
  // The navbar leaves when a reader scrolls down.
  const top = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
  if (heading.top < top || status.bottom > window.innerHeight) section?.scrollIntoView();
}

/** Headers and body; a browser leaves out headers that the server does not expose to other sites. */
function Received({headers, content, isCrossOrigin}: Answer & {isCrossOrigin: boolean}): ReactNode {
  return (
    <>
      <details className={styles.fold}>
        <summary>
          {headers.length} {headers.length === 1 ? 'header' : 'headers'}
        </summary>
        <dl className={styles.headers}>
          {headers.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <code>{value}</code>
              </dd>
            </div>
          ))}
        </dl>
        {isCrossOrigin && (
          <p className={styles.hint}>
            A browser shows a page only the headers that the server exposes to other sites.
          </p>
        )}
      </details>
      {content.kind === 'empty' && <p>The answer has no body.</p>}
      {content.kind === 'file' && <FileLink {...content} />}
      {content.kind === 'text' && <TextView {...content} />}
    </>
  );
}

/** A thousand packets have 25,000 lines, which take a phone seconds to draw. */
const linesAtOnce = 1000;

function TextView({text, language}: Content & {kind: 'text'}): ReactNode {
  const [isWhole, setIsWhole] = useState(false);
  const lines = text.split('\n');
  const isCut = !isWhole && lines.length > linesAtOnce;
  const shown = isCut ? lines.slice(0, linesAtOnce).join('\n') : text;
  return (
    <>
      <CodeView
        language={language}
        title={language === 'json' ? 'Body, JSON' : 'Body, text'}
        label="Body of the answer"
        {...{text, shown}}
        copyLabel="Copy body"
      />
      {isCut && (
        <p>
          {linesAtOnce.toLocaleString('en')} of {lines.length.toLocaleString('en')} lines are shown; Copy body
          takes all.{' '}
          <Button
            label="Show all"
            onClick={({currentTarget}) => {
              setIsWhole(true);
              // This button goes.
              currentTarget.closest('p')?.previousElementSibling?.querySelector('pre')?.focus();
            }}
          />
        </p>
      )}
    </>
  );
}

/** Offers a file to be saved; its address lasts as long as the answer is shown. */
function FileLink({blob, name}: Content & {kind: 'file'}): ReactNode {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return (
    <p>
      <a className={clsx('button', styles.secondary, styles.file)} href={url} download={name}>
        Save {name} ({readableSize(blob.size)})
      </a>
    </p>
  );
}

/** A number of bytes in words: `512 bytes`, `12.3 KB`. */
function readableSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`;
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
