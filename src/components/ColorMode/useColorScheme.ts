import {createStorageSlot, useColorMode} from '@docusaurus/theme-common';
import {type Mode, schemeKey, schemesOf} from '@site/plugins/site/color-mode/shared/colorModes';
import {useSyncExternalStore} from 'react';

/** The scheme of the mode in force, and how to choose between the two that it has. */
export interface ColorScheme {
  isHighContrast: boolean;
  /** Applies and stores the mode's scheme; the other mode keeps its own. */
  chooseHighContrast: (isOn: boolean) => void;
}

/** Reads the scheme from the root element, which the early script has set, and follows its changes. */
export function useColorScheme(): ColorScheme {
  const {colorMode} = useColorMode();
  const attribute = `data-${schemeKey[colorMode]}`;
  // Not the scheme's name: that is another than the server's for every reader, and all would wait for a second round.
  const isHighContrast = useSyncExternalStore(
    followRoot,
    () => document.documentElement.getAttribute(attribute) === schemesOf[colorMode][1],
    () => false,
  );
  return {
    isHighContrast,
    chooseHighContrast(isOn) {
      const chosen = schemesOf[colorMode][isOn ? 1 : 0];
      applyScheme(colorMode, chosen);
      createStorageSlot(schemeKey[colorMode]).set(chosen);
    },
  };
}

/** Puts a scheme in force, or the one that the system asks for when the reader has chosen none. */
export function applyScheme(mode: Mode, chosen: string | null, systemWantsContrast = false): void {
  const [standard, highContrast] = schemesOf[mode];
  const known = chosen === standard || chosen === highContrast ? chosen : null;
  const scheme = known ?? (systemWantsContrast ? highContrast : standard);
  document.documentElement.setAttribute(`data-${schemeKey[mode]}`, scheme);
}

function followRoot(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {
    attributeFilter: Object.values(schemeKey).map((key) => `data-${key}`),
  });
  return () => observer.disconnect();
}
