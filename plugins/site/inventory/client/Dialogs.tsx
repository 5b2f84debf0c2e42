import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import {type ReactNode, useId, useState} from 'react';
import styles from './Inventory.module.css';

/** A question with two answers. */
export function Dialogs(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [answer, setAnswer] = useState('none');
  const id = useId();
  const close = (given: string) => () => {
    setAnswer(given);
    setOpen(false);
  };
  return (
    <div className={styles.row}>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Open the dialog
      </Button>
      <span>
        Answer: <output>{answer}</output>
      </span>
      <Dialog
        open={isOpen}
        onClose={close('none')}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
      >
        <DialogTitle id={`${id}-title`}>Delete this API key?</DialogTitle>
        <DialogContent>
          <DialogContentText id={`${id}-text`}>
            Calls that use it are refused from now on. A deleted key cannot be restored.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button variant="rejectAction" onClick={close('rejected')}>
            Keep key
          </Button>
          <Button variant="confirmAction" onClick={close('confirmed')}>
            Delete key
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
