import Button, {type ButtonProps} from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Snackbar from '@mui/material/Snackbar';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {type ReactNode, useState} from 'react';
import styles from './Inventory.module.css';

const libraryVariants = ['contained', 'outlined', 'text'] as const;
const variants = [
  ...(['confirmAction', 'rejectAction', 'menuLabel', 'onlyIcon', 'circle'] as const),
  ...libraryVariants,
];
const kinds = ['primary', 'secondary', 'info', 'success', 'warning', 'error'] as const;
const messages = {
  short: 'Copied',
  long: 'The request was copied with placeholders in place of your API key and of the organization, so that you can share it.',
};

/** Every variant in every size, enabled and disabled, and the library's variants in their colors. */
export function Buttons(): ReactNode {
  const [pressed, setPressed] = useState('nothing yet');
  return (
    <>
      <p>
        Pressed: <output>{pressed}</output>
      </p>
      <table>
        <tbody>
          {variants.map((variant) => (
            <tr key={variant}>
              <th scope="row">{variant}</th>
              {(['small', 'medium', 'large'] as const).map((size) => (
                <td key={size}>
                  <Sample variant={variant} size={size} onClick={() => setPressed(`${variant}, ${size}`)} />
                </td>
              ))}
              <td>
                <Sample variant={variant} size="medium" disabled />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {libraryVariants.map((variant) => (
        <div key={variant} className={styles.row}>
          {kinds.map((kind) => (
            <Button key={kind} variant={variant} color={kind}>
              {kind}
            </Button>
          ))}
        </div>
      ))}
    </>
  );
}

/** One button, whose size is its name. */
function Sample(props: ButtonProps): ReactNode {
  const isIcon = props.variant === 'circle' || props.variant === 'onlyIcon';
  return (
    <Button
      {...props}
      aria-label={props.size}
      endIcon={props.variant === 'menuLabel' ? <span aria-hidden="true">▾</span> : undefined}
    >
      {isIcon ? '→' : props.size}
    </Button>
  );
}

/** Actions side by side, and one choice of several. */
export function ButtonGroups(): ReactNode {
  const [language, setLanguage] = useState('C');
  return (
    <div className={styles.row}>
      <ButtonGroup aria-label="Step through">
        <Button aria-label="Previous">←</Button>
        <Button aria-label="Next">→</Button>
      </ButtonGroup>
      <ButtonGroup aria-label="Step through, disabled" disabled>
        <Button aria-label="Previous">←</Button>
        <Button aria-label="Next">→</Button>
      </ButtonGroup>
      <ToggleButtonGroup
        exclusive
        aria-label="Language"
        value={language}
        onChange={(_, chosen: string | null) => chosen && setLanguage(chosen)}
      >
        {['C', 'Go', 'JS', 'Python'].map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}

/** Facts, filters, and what can be dropped. */
export function Chips(): ReactNode {
  return (
    <div className={styles.row}>
      <Chip label="Fact" />
      <Chip label="Filter" onClick={() => {}} />
      <Chip label="With icon" icon={<span aria-hidden="true">✓</span>} />
      <Chip label="Disabled" disabled onClick={() => {}} />
      <Chip label="Zephyr" onDelete={() => {}} />
      {kinds.map((kind) => (
        <Chip key={kind} label={kind} color={kind} />
      ))}
      {kinds.map((kind) => (
        <Chip key={kind} label={kind} color={kind} variant="outlined" />
      ))}
    </div>
  );
}

/** A question with two answers; the shortest message, and one that has to wrap. */
export function DialogAndSnackbar(): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const [answer, setAnswer] = useState('none');
  const [message, setMessage] = useState('');
  const close = (given: string) => () => {
    setAnswer(given);
    setAsking(false);
  };
  return (
    <div className={styles.row}>
      <Button variant="contained" onClick={() => setAsking(true)}>
        Open the dialog
      </Button>
      <span>
        Answer: <output>{answer}</output>
      </span>
      {(['short', 'long'] as const).map((length) => (
        <Button key={length} variant="outlined" onClick={() => setMessage(messages[length])}>
          Show a {length} message
        </Button>
      ))}
      <Dialog
        open={isAsking}
        onClose={close('none')}
        aria-labelledby="question"
        aria-describedby="consequence"
      >
        <DialogTitle id="question">Delete this API key?</DialogTitle>
        <DialogContent>
          <DialogContentText id="consequence">
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
      <Snackbar
        open={message !== ''}
        message={message}
        onClose={(_, reason) => reason !== 'clickaway' && setMessage('')}
        action={
          <Button
            variant="onlyIcon"
            size="small"
            aria-label="Close the message"
            onClick={() => setMessage('')}
          >
            <svg width="20" height="20" viewBox="0 0 24 24" stroke="currentcolor" aria-hidden="true">
              <path d="M6 6l12 12M18 6 6 18" />
            </svg>
          </Button>
        }
      />
    </div>
  );
}
