import {createStorageSlot} from '@docusaurus/theme-common';
import {
  firstChoice,
  type Mode,
  modeChoices,
  modeKey,
  schemeKey,
  wantsContrast,
} from '@site/plugins/site/color-mode/shared/colorModes';
import {useEffect} from 'react';
import {useApplyMode} from './useApplyMode';
import {applyScheme} from './useColorScheme';

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
