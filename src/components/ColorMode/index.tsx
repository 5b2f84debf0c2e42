import {createStorageSlot, useColorMode} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ModeChoice} from '@site/plugins/site/color-mode/shared/colorModes';
import {modeChoices, modeKey, schemeKey, schemesOf} from '@site/plugins/site/color-mode/shared/colorModes';
import clsx from 'clsx';
import {type ComponentProps, type ReactNode, useSyncExternalStore} from 'react';
import {applyScheme, useApplyMode} from './applyColors';
import styles from './styles.module.css';

export function ColorToggles({className}: {className?: string}): ReactNode {
  return (
    <span className={clsx(styles.toggles, className)}>
      <ContrastToggle />
      <ModeToggle />
    </span>
  );
}

function Toggle({label, ...props}: {label: string} & ComponentProps<'button'>): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <button
      type="button"
      className={styles.toggle}
      disabled={!isBrowser}
      aria-label={label}
      title={label}
      {...props}
    />
  );
}

/** Switches the mode in force between its own scheme and the one of high contrast, and keeps the choice. */
function ContrastToggle(): ReactNode {
  const {colorMode} = useColorMode();
  const attribute = `data-${schemeKey[colorMode]}`;
  // Read from the root element, which the early script has set. Not the scheme's name: that is another than the
  // server's for every reader, and all would wait for a second round.
  const isHighContrast = useSyncExternalStore(
    followRoot,
    () => document.documentElement.getAttribute(attribute) === schemesOf[colorMode][1],
    () => false,
  );
  function choose(): void {
    const chosen = schemesOf[colorMode][isHighContrast ? 0 : 1];
    applyScheme(colorMode, chosen);
    createStorageSlot(schemeKey[colorMode]).set(chosen);
  }
  const label = translate({id: 'colorMode.contrast', message: 'High contrast'});
  return (
    <Toggle label={label} aria-pressed={isHighContrast} onClick={choose}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="8.5" />
        <path className={styles.filled} d="M12 3.5a8.5 8.5 0 0 1 0 17z" />
      </svg>
    </Toggle>
  );
}

function followRoot(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {
    attributeFilter: Object.values(schemeKey).map((key) => `data-${key}`),
  });
  return () => observer.disconnect();
}

/** What each choice looks like; the stylesheet shows the one in force, before scripts run. */
const icons: Record<ModeChoice, string> = {
  system: 'M4 5h16v11H4zM9 20h6M12 16v4',
  light:
    'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  dark: 'M20 14.5A8.5 8.5 0 1 1 9.5 4a6.8 6.8 0 0 0 10.5 10.5z',
};

/** Goes round system, light and dark, and keeps the choice. */
function ModeToggle(): ReactNode {
  const choice = useColorMode().colorModeChoice ?? 'system';
  const applyMode = useApplyMode();
  const next = modeChoices[(modeChoices.indexOf(choice) + 1) % modeChoices.length] as ModeChoice;
  const names: Record<ModeChoice, string> = {
    system: translate({id: 'colorMode.system', message: 'system'}),
    light: translate({id: 'colorMode.light', message: 'light'}),
    dark: translate({id: 'colorMode.dark', message: 'dark'}),
  };
  const label = translate(
    {id: 'colorMode.toggle', message: 'Color mode: {choice}. Switch to {next}'},
    {choice: names[choice], next: names[next]},
  );
  function choose(): void {
    applyMode(next);
    createStorageSlot(modeKey).set(next);
  }
  return (
    <Toggle label={label} onClick={choose}>
      {modeChoices.map((one) => (
        <svg key={one} className={styles[one]} viewBox="0 0 24 24" aria-hidden="true">
          <path d={icons[one]} />
        </svg>
      ))}
    </Toggle>
  );
}
