import Snackbar from '@mui/material/Snackbar';
import {ThemeScope} from '@site/src/mui/theme';
import {type ReactNode, useEffect, useState} from 'react';
import {createRoot} from 'react-dom/client';

type Show = (text: string) => void;

/** How long a notice stays, in milliseconds. */
const noticeTime = 3000;

/** One notice at the foot of the window, and a polite live region that says the same. */
function Notice({onReady}: {onReady: (show: Show) => void}): ReactNode {
  // The number tells the same text said again apart.
  const [said, setSaid] = useState({text: '', turn: 0});
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

/** Settled once the live region is in the page: screen readers miss a text that arrives together with it. */
let mounted: Promise<Show> | undefined;

/** Shows a notice in the one place that there is for it; a notice that is still there is replaced. */
export function showNotice(text: string): void {
  mounted ??= new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement('div'));
    createRoot(place).render(<Notice onReady={resolve} />);
  });
  void mounted.then((show) => show(text));
}
