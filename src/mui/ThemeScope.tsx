import {ThemeProvider} from '@mui/material/styles';
import type {ReactNode} from 'react';
import {theme} from './theme';

/**
 * Gives the theme to the interactive parts inside; for modules that are loaded on the reader's action only.
 *
 * Stores nothing, sets no mode and no base styles: the site owns all of that.
 */
export function ThemeScope({children}: {children: ReactNode}): ReactNode {
  return (
    <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null} disableNestedContext>
      {children}
    </ThemeProvider>
  );
}
