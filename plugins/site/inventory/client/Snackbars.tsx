import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import {type ReactNode, useState} from 'react';
import {Glyph} from './glyphs';
import styles from './Inventory.module.css';

const messages = {
  short: 'Copied',
  long: 'The request was copied with placeholders in place of your API key and of the organization, so that you can share it.',
};

/** The shortest message and one that has to wrap. */
export function Snackbars(): ReactNode {
  const [message, setMessage] = useState('');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.row}>
      {(['short', 'long'] as const).map((length) => (
        <Button
          key={length}
          variant="outlined"
          onClick={() => {
            setMessage(messages[length]);
            setOpen(true);
          }}
        >
          Show a {length} message
        </Button>
      ))}
      <Snackbar
        open={isOpen}
        message={message}
        onClose={(_, reason) => reason !== 'clickaway' && setOpen(false)}
        action={
          <Button
            variant="onlyIcon"
            size="small"
            aria-label="Close the message"
            onClick={() => setOpen(false)}
          >
            <Glyph name="close" />
          </Button>
        }
      />
    </div>
  );
}
