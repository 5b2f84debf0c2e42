import Chip from '@mui/material/Chip';
import {type ReactNode, useState} from 'react';
import {Glyph} from './glyphs';
import styles from './Inventory.module.css';

const kinds = ['primary', 'secondary', 'info', 'success', 'warning', 'error'] as const;

/** Facts, filters, and picks that can be dropped. */
export function Chips(): ReactNode {
  const [picks, setPicks] = useState(['Zephyr', 'FreeRTOS']);
  return (
    <>
      <div className={styles.row}>
        <Chip label="Fact" />
        <Chip label="Outlined" variant="outlined" />
        <Chip label="Filter" onClick={() => setPicks(['Zephyr', 'FreeRTOS'])} />
        <Chip label="With icon" icon={<Glyph name="check" />} />
        <Chip label="Disabled" disabled onClick={() => {}} />
        {picks.map((pick) => (
          <Chip key={pick} label={pick} onDelete={() => setPicks(picks.filter((other) => other !== pick))} />
        ))}
      </div>
      {(['filled', 'outlined'] as const).map((variant) => (
        <div key={variant} className={styles.row}>
          {kinds.map((kind) => (
            <Chip key={kind} label={kind} color={kind} variant={variant} />
          ))}
        </div>
      ))}
    </>
  );
}
