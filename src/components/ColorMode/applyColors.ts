import {createStorageSlot, useColorMode} from '@docusaurus/theme-common';
import {
  firstChoice,
  type Mode,
  type ModeChoice,
  modeChoices,
  modeKey,
  schemeKey,
  schemesOf,
  wantsContrast,
} from '@site/plugins/site/color-mode/shared/colorModes';
import {useCallback, useEffect} from 'react';

/** The framework's setter, with the option that its types leave out. */
type SetColorMode = (choice: Mode | null, options: {persist: boolean}) => void;

/** Puts a choice in force without storing it: the framework would store `system` as nothing. */
export function useApplyMode(): (choice: ModeChoice) => void {
  const setColorMode = useColorMode().setColorMode as SetColorMode;
  return useCallback(
    (choice) => setColorMode(choice === 'system' ? null : choice, {persist: false}),
    [setColorMode],
  );
}

/** Puts a scheme in force, or the one that the system asks for when the reader has chosen none. */
export function applyScheme(mode: Mode, chosen: string | null, systemWantsContrast = false): void {
  const [standard, highContrast] = schemesOf[mode];
  const known = chosen === standard || chosen === highContrast ? chosen : null;
  const scheme = known ?? (systemWantsContrast ? highContrast : standard);
  document.documentElement.setAttribute(`data-${schemeKey[mode]}`, scheme);
}

const modes: readonly Mode[] = ['light', 'dark'];

/** Keeps the colors in step with other tabs and with the system's contrast. */
export function FollowColors(): null {
  const applyMode = useApplyMode();
  useEffect(() => {
    const contrast = window.matchMedia(wantsContrast);
    const applySchemes = () => {
      for (const mode of modes) applyScheme(mode, createStorageSlot(schemeKey[mode]).get(), contrast.matches);
    };
    const onStorage = (event: StorageEvent) => {
      if (event.key === modeKey) {
        // The framework's own listener would delete a stored `system`, and the tabs would undo each other.
        event.stopImmediatePropagation();
        applyMode(modeChoices.find((one) => one === event.newValue) ?? firstChoice);
      }
      if (modes.some((mode) => schemeKey[mode] === event.key)) applySchemes();
    };
    window.addEventListener('storage', onStorage, {capture: true});
    contrast.addEventListener('change', applySchemes);
    return () => {
      window.removeEventListener('storage', onStorage, {capture: true});
      contrast.removeEventListener('change', applySchemes);
    };
  }, [applyMode]);
  return null;
}
