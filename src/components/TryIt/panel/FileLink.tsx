import clsx from 'clsx';
import {type ReactNode, useEffect, useState} from 'react';
import type {Content} from '../answer/Answer';
import {readableSize} from './readableSize';
import styles from './styles.module.css';

/** Offers a file to be saved; its address lasts as long as the answer is shown. */
export function FileLink({file: {blob, name}}: {file: Content & {kind: 'file'}}): ReactNode {
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
