import * as Mui from '@mui/material';
import IconClose from '@theme/Icon/Close';
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

/** A variant in every size, enabled and disabled; those of the library also in their colors. */
function samplesOf(variant: (typeof variants)[number]): Mui.ButtonProps[] {
  const sizes = (['small', 'medium', 'large'] as const).map((size) => ({size}));
  const colors = libraryVariants.some((one) => one === variant) ? kinds.map((color) => ({color})) : [];
  return [...sizes, {size: 'medium', disabled: true}, ...colors];
}

/** All variants; a button's size or color is its name. */
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
              {samplesOf(variant).map(({size, color, disabled}) => (
                <td key={`${size} ${color} ${disabled}`}>
                  <Mui.Button
                    {...{variant, size, color, disabled}}
                    aria-label={size ?? color}
                    onClick={() => setPressed(`${variant}, ${size ?? color}`)}
                    endIcon={variant === 'menuLabel' && <span aria-hidden="true">▾</span>}
                  >
                    {variant === 'circle' || variant === 'onlyIcon' ? '→' : (size ?? color)}
                  </Mui.Button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Actions side by side, and one choice of several. */
export function ButtonGroups(): ReactNode {
  const [language, setLanguage] = useState('C');
  return (
    <div className={styles.row}>
      {['Step through', 'Step through, disabled'].map((label) => (
        <Mui.ButtonGroup key={label} aria-label={label} disabled={label.endsWith('disabled')}>
          <Mui.Button aria-label="Previous">←</Mui.Button>
          <Mui.Button aria-label="Next">→</Mui.Button>
        </Mui.ButtonGroup>
      ))}
      <Mui.ToggleButtonGroup
        exclusive
        aria-label="Language"
        value={language}
        onChange={(_, chosen: string | null) => chosen && setLanguage(chosen)}
      >
        {['C', 'Go', 'JS', 'Python'].map((name) => (
          <Mui.ToggleButton key={name} value={name}>
            {name}
          </Mui.ToggleButton>
        ))}
      </Mui.ToggleButtonGroup>
    </div>
  );
}

/** Facts, filters, and what can be dropped. */
export function Chips(): ReactNode {
  return (
    <div className={styles.row}>
      <Mui.Chip label="Fact" />
      <Mui.Chip label="Filter" onClick={() => {}} />
      <Mui.Chip label="With icon" icon={<span aria-hidden="true">✓</span>} />
      <Mui.Chip label="Disabled" disabled onClick={() => {}} />
      <Mui.Chip label="Zephyr" onDelete={() => {}} />
      {(['filled', 'outlined'] as const).flatMap((variant) =>
        kinds.map((kind) => <Mui.Chip key={variant + kind} label={kind} color={kind} variant={variant} />),
      )}
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
  const dismiss = (
    <Mui.Button variant="onlyIcon" size="small" aria-label="Close the message" onClick={() => setMessage('')}>
      <IconClose width={14} height={14} />
    </Mui.Button>
  );
  return (
    <div className={styles.row}>
      <Mui.Button variant="contained" onClick={() => setAsking(true)}>
        Open the dialog
      </Mui.Button>
      <span>
        Answer: <output>{answer}</output>
      </span>
      {(['short', 'long'] as const).map((length) => (
        <Mui.Button key={length} variant="outlined" onClick={() => setMessage(messages[length])}>
          Show a {length} message
        </Mui.Button>
      ))}
      <Mui.Dialog
        open={isAsking}
        onClose={close('none')}
        aria-labelledby="question"
        aria-describedby="consequence"
      >
        <Mui.DialogTitle id="question">Delete this API key?</Mui.DialogTitle>
        <Mui.DialogContent>
          <Mui.DialogContentText id="consequence">
            Calls that use it are refused from now on. A deleted key cannot be restored.
          </Mui.DialogContentText>
        </Mui.DialogContent>
        <Mui.DialogActions>
          <Mui.Button variant="rejectAction" onClick={close('rejected')}>
            Keep key
          </Mui.Button>
          <Mui.Button variant="confirmAction" onClick={close('confirmed')}>
            Delete key
          </Mui.Button>
        </Mui.DialogActions>
      </Mui.Dialog>
      <Mui.Snackbar
        open={message !== ''}
        message={message}
        onClose={(_, reason) => reason !== 'clickaway' && setMessage('')}
        action={dismiss}
      />
    </div>
  );
}
