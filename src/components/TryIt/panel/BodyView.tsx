import {type ReactNode, useState} from 'react';
import type {Content} from '../answer/Answer';
import {highlightJson, plainLines} from '../answer/highlightJson';
import {CodeView} from './CodeView';
import {FileLink} from './FileLink';
import styles from './styles.module.css';

/** A thousand packets have 25,000 lines, which take a phone seconds to draw. */
const linesAtOnce = 1000;

/** The body of an answer. */
export function BodyView({content}: {content: Content}): ReactNode {
  if (content.kind === 'empty') return <p className={styles.plain}>The answer has no body.</p>;
  if (content.kind === 'file') return <FileLink file={content} />;
  return <TextView {...content} />;
}

function TextView({text, language}: Content & {kind: 'text'}): ReactNode {
  const [isWhole, setIsWhole] = useState(false);
  const lines = text.split('\n');
  const isCut = !isWhole && lines.length > linesAtOnce;
  const shown = isCut ? lines.slice(0, linesAtOnce).join('\n') : text;
  return (
    <>
      <CodeView
        title={language === 'json' ? 'Body, JSON' : 'Body, text'}
        label="Body of the answer"
        html={language === 'json' ? highlightJson(shown) : plainLines(shown)}
        text={text}
        copyLabel="Copy body"
      />
      {isCut && (
        <p className={styles.plain}>
          {linesAtOnce.toLocaleString('en')} of {lines.length.toLocaleString('en')} lines are shown; Copy body
          takes all.{' '}
          <button type="button" className={styles.quiet} onClick={() => setIsWhole(true)}>
            Show all
          </button>
        </p>
      )}
    </>
  );
}
