import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {type ReactNode, useState} from 'react';
import {Glyph} from './glyphs';
import styles from './Inventory.module.css';

const languages = ['C', 'Go', 'JS', 'Python'];

/** Actions side by side, and one choice of several. */
export function ButtonGroups(): ReactNode {
  const [language, setLanguage] = useState('C');
  return (
    <div className={styles.row}>
      <ButtonGroup aria-label="Step through">
        <Button aria-label="Previous">
          <Glyph name="left" />
        </Button>
        <Button aria-label="Copy">
          <Glyph name="copy" />
        </Button>
        <Button aria-label="Next">
          <Glyph name="right" />
        </Button>
      </ButtonGroup>
      <ButtonGroup aria-label="Step through, disabled" disabled>
        <Button aria-label="Previous">
          <Glyph name="left" />
        </Button>
        <Button aria-label="Next">
          <Glyph name="right" />
        </Button>
      </ButtonGroup>
      <ToggleButtonGroup
        exclusive
        aria-label="Language"
        value={language}
        onChange={(_, chosen: string | null) => chosen && setLanguage(chosen)}
      >
        {languages.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
