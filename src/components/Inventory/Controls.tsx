import * as Mui from '@mui/material';
import IconClose from '@theme/Icon/Close';
import {type ReactNode, useState} from 'react';
import styles from './Inventory.module.css';

const ownVariants = ['confirmAction', 'rejectAction', 'menuLabel', 'onlyIcon', 'circle'] as const;
const libraryVariants = ['contained', 'outlined', 'text'] as const;
const colors = ['primary', 'secondary', 'info', 'success', 'warning', 'error'] as const;
const messages = {
  short: 'Copied',
  long: 'The request was copied with placeholders in place of your API key and of the organization, so that you can share it.',
};

/** All variants in every size, enabled and disabled, those of the library in their colors too; named by size or color. */
export function Buttons(): ReactNode {
  const [pressed, setPressed] = useState('nothing yet');
  const sizes = (['small', 'medium', 'large'] as const).map((size) => ({size}));
  const samples: Mui.ButtonProps[] = [...sizes, {size: 'medium', disabled: true}];
  const colored: Mui.ButtonProps[] = [...samples, ...colors.map((color) => ({color}))];
  return (
    <>
      <p>
        Pressed: <output>{pressed}</output>
      </p>
      <table>
        <tbody>
          {[...ownVariants, ...libraryVariants].map((variant, row) => (
            <tr key={variant}>
              <th scope="row">{variant}</th>
              {(row < ownVariants.length ? samples : colored).map(({size, color, disabled}) => (
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
      {['Step through', 'Step through, disabled'].map((label, index) => (
        <Mui.ButtonGroup key={label} aria-label={label} disabled={index > 0}>
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
        colors.map((color) => <Mui.Chip key={variant + color} label={color} {...{color, variant}} />),
      )}
    </div>
  );
}

/** A question with two answers; the shortest message, and one that has to wrap. */
export function DialogAndSnackbar(): ReactNode {
  const [answer, setAnswer] = useState('none');
  const [message, setMessage] = useState('');
  return (
    <div className={styles.row}>
      <Mui.Button variant="contained" onClick={() => setAnswer('asked')}>
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
      <Mui.Dialog open={answer === 'asked'} onClose={() => setAnswer('none')} aria-labelledby="question">
        <Mui.DialogTitle id="question">Delete this API key?</Mui.DialogTitle>
        <Mui.DialogContent>
          <Mui.DialogContentText>
            Calls that use it are refused from now on. A deleted key cannot be restored.
          </Mui.DialogContentText>
        </Mui.DialogContent>
        <Mui.DialogActions>
          <Mui.Button variant="rejectAction" onClick={() => setAnswer('rejected')}>
            Keep key
          </Mui.Button>
          <Mui.Button variant="confirmAction" onClick={() => setAnswer('confirmed')}>
            Delete key
          </Mui.Button>
        </Mui.DialogActions>
      </Mui.Dialog>
      <Mui.Snackbar
        open={message !== ''}
        message={message}
        onClose={(_, reason) => reason !== 'clickaway' && setMessage('')}
        action={
          <Mui.Button variant="onlyIcon" size="small" aria-label="Close" onClick={() => setMessage('')}>
            <IconClose width={14} height={14} />
          </Mui.Button>
        }
      />
    </div>
  );
}
