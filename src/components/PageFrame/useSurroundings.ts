import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {createContext, useContext} from 'react';

/** Whether navbar and footer are there already; `src/theme/Layout/Provider` provides it. */
export const IsInFrame = createContext(false);

/** What is around a component that may stand anywhere: the frame, and inside it the `main` of a documentation page. */
export function useSurroundings(): {isInFrame: boolean; isInMain: boolean} {
  const isInFrame = useContext(IsInFrame);
  try {
    // biome-ignore lint/correctness/useHookAtTopLevel: it is called at each render, and throws or not by its place
    useDocsSidebar();
    return {isInFrame, isInMain: true};
  } catch {
    // Outside of documentation pages the framework's hook throws, which is all that tells them.
    return {isInFrame, isInMain: false};
  }
}
