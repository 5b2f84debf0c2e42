import {createStorageSlot, useColorMode} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {type ModeChoice, modeChoices, modeKey} from '@site/plugins/site/color-mode/shared/colorModes';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {useApplyMode} from './useApplyMode';

/** What each choice looks like; the stylesheet shows the one in force, before scripts run. */
const icons: Record<ModeChoice, string> = {
  system: 'M4 5h16v11H4zM9 20h6M12 16v4',
  light:
    'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  dark: 'M20 14.5A8.5 8.5 0 1 1 9.5 4a6.8 6.8 0 0 0 10.5 10.5z',
};

/** Goes round system, light and dark, and keeps the choice. */
export function ModeToggle(): ReactNode {
  const {colorModeChoice} = useColorMode();
  const applyMode = useApplyMode();
  const isBrowser = useIsBrowser();
  const choice = colorModeChoice ?? 'system';
  const next = modeChoices[(modeChoices.indexOf(choice) + 1) % modeChoices.length] as ModeChoice;
  const names: Record<ModeChoice, string> = {
    system: translate({id: 'colorMode.system', message: 'system', description: 'Color mode: as the system'}),
    light: translate({id: 'colorMode.light', message: 'light', description: 'Color mode: light'}),
    dark: translate({id: 'colorMode.dark', message: 'dark', description: 'Color mode: dark'}),
  };
  const label = translate(
    {
      id: 'colorMode.toggle',
      message: 'Color mode: {choice}. Switch to {next}',
      description: 'Label of the navbar button that goes round the color modes',
    },
    {choice: names[choice], next: names[next]},
  );

  function choose(): void {
    applyMode(next);
    createStorageSlot(modeKey).set(next);
  }
  return (
    <button
      type="button"
      className={styles.toggle}
      disabled={!isBrowser}
      aria-label={label}
      title={label}
      onClick={choose}
    >
      {modeChoices.map((one) => (
        <svg key={one} className={styles[one]} viewBox="0 0 24 24" aria-hidden="true">
          <path d={icons[one]} />
        </svg>
      ))}
    </button>
  );
}
