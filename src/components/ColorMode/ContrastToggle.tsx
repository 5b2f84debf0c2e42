import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {useColorScheme} from './useColorScheme';

/** Switches the mode in force between its own scheme and the one of high contrast, and keeps the choice. */
export function ContrastToggle(): ReactNode {
  const {isHighContrast, chooseHighContrast} = useColorScheme();
  const label = translate({
    id: 'colorMode.contrast',
    message: 'High contrast',
    description: 'Label of the navbar button that switches high contrast on and off',
  });
  return (
    <button
      type="button"
      className={styles.toggle}
      disabled={!useIsBrowser()}
      aria-label={label}
      aria-pressed={isHighContrast}
      title={label}
      onClick={() => chooseHighContrast(!isHighContrast)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="8.5" />
        <path className={styles.filled} d="M12 3.5a8.5 8.5 0 0 1 0 17z" />
      </svg>
    </button>
  );
}
