import Snackbar from '@mui/material/Snackbar';
import {ThemeScope} from '@site/src/mui/ThemeScope';
import {type ReactNode, useEffect, useState} from 'react';

/** How long a notice stays, in milliseconds. */
const noticeTime = 3000;

/** A text, and a number that tells the same text said again apart. */
interface Said {
  text: string;
  turn: number;
}

interface Props {
  /** Gets the function that shows a text. */
  onReady: (show: (text: string) => void) => void;
}

/** One notice at the foot of the window, and a polite live region that says the same. */
export function Notice({onReady}: Props): ReactNode {
  const [said, setSaid] = useState<Said>({text: '', turn: 0});
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    onReady((text) => {
      setSaid(({turn}) => ({text, turn: turn + 1}));
      setIsOpen(true);
    });
  }, [onReady]);
  return (
    <ThemeScope>
      <div role="status" style={{position: 'absolute', clipPath: 'inset(50%)'}}>
        <span key={said.turn}>{said.text}</span>
      </div>
      <Snackbar
        key={said.turn}
        open={isOpen}
        autoHideDuration={noticeTime}
        onClose={(_, reason) => {
          if (reason !== 'clickaway') setIsOpen(false);
        }}
        message={said.text}
        // The live region has said it: one that comes together with its text is missed by some readers.
        slotProps={{content: {role: 'presentation'}}}
      />
    </ThemeScope>
  );
}
