import {useColorMode} from '@docusaurus/theme-common';
import type {Mode, ModeChoice} from '@site/plugins/site/color-mode/shared/colorModes';
import {useCallback} from 'react';

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
